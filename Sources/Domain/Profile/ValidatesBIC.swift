/// Tells whether a text is the code of a bank.
public protocol ValidatesBIC: Sendable {
    /// The code in capitals, without blanks; throws what is wrong with what was typed.
    func code(of typed: String) throws(BICError) -> String

    /// Whether a code can be of the bank that has an account; both are right by themselves.
    func isPlausible(_ code: String, for iban: String) -> Bool
}

/// What is wrong with the code of a bank.
public enum BICError: Error, Hashable, Sendable {
    /// Neither a letter from A to Z nor a digit.
    case foreign(Character)
    case length(Int)
    /// By its code of two letters.
    case unknownCountry(String)
}

/// The rules of ISO 9362: four characters for the bank, two letters for the country, two characters for
/// the town, and perhaps three for the branch.
public struct BICRules: ValidatesBIC {
    public init() {}

    public func code(of typed: String) throws(BICError) -> String {
        let code = IBANText.compact(typed)
        if let foreign = code.first(where: { !$0.isLetterOfIBAN && !$0.isDigitOfIBAN }) {
            throw .foreign(foreign)
        }
        let country = Self.country(of: code)
        if code.count >= 6, !CountryCodes.all.contains(country) { throw .unknownCountry(country) }
        guard code.count == 8 || code.count == 11 else { throw .length(code.count) }
        return code
    }

    public func isPlausible(_ code: String, for iban: String) -> Bool {
        let (bank, account) = (Self.country(of: code), String(iban.prefix(2)))
        return bank == account || Self.accounts[account]?.contains(bank) == true
    }

    private static func country(of code: String) -> String { String(code.dropFirst(4).prefix(2)) }

    /// The territories whose banks give accounts under the letters of another country.
    private static let accounts: [String: Set<String>] = [
        "FI": ["AX"], "GB": ["GG", "IM", "JE"],
        "FR": ["BL", "GF", "GP", "MC", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"],
        "MC": ["FR"],
    ]
}
