/// The reason why a text is not a BIC.
public enum BICError: Error, Hashable, Sendable {
    /// A character is neither a letter from A to Z nor a digit.
    case foreign(Character)
    case length(Int)
    /// The country code of two letters is unknown.
    case unknownCountry(String)
}

/// The rules of ISO 9362: four characters for the bank, two letters for the country, two characters
/// for the town, and optionally three for the branch.
public struct BICRules: Sendable {
    public init() {}

    /// Returns a typed BIC in capitals, without spaces.
    ///
    /// - Throws: The reason why the text is not a BIC.
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

    /// Returns whether a BIC can belong to the bank of an IBAN. Both are valid by themselves.
    public func isPlausible(_ code: String, for iban: String) -> Bool {
        let (bank, account) = (Self.country(of: code), String(iban.prefix(2)))
        return bank == account || Self.accounts[account]?.contains(bank) == true
    }

    private static func country(of code: String) -> String { String(code.dropFirst(4).prefix(2)) }

    /// The territories whose banks issue IBANs with the code of another country.
    private static let accounts: [String: Set<String>] = [
        "FI": ["AX"], "GB": ["GG", "IM", "JE"],
        "FR": ["BL", "GF", "GP", "MC", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"],
        "MC": ["FR"],
    ]
}
