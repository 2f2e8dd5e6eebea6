/// Tells whether a text is the number of an account.
public protocol ValidatesIBAN: Sendable {
    /// The number in capitals, without blanks; throws what is wrong with what was typed.
    func number(of typed: String) throws(IBANError) -> String
}

/// What is wrong with the number of an account. A country is its code of two letters.
public enum IBANError: Error, Hashable, Sendable {
    /// It does not begin with the letters of a country.
    case noCountry
    case unknownCountry(String)
    /// Neither a letter from A to Z nor a digit.
    case foreign(Character)
    case tooShort(country: String, length: Int, expected: Int)
    case tooLong(country: String, length: Int, expected: Int)
    case letterForDigit(Character, country: String)
    case digitForLetter(Character, country: String)
    /// Two of its figures are probably swapped, or one is wrong.
    case checkDigits
}

/// The rules of ISO 13616, with the countries of its registry.
public struct IBANRules: ValidatesIBAN {
    public init() {}

    public func number(of typed: String) throws(IBANError) -> String {
        let number = IBANText.compact(typed)
        if let foreign = number.first(where: { !$0.isLetterOfIBAN && !$0.isDigitOfIBAN }) {
            throw .foreign(foreign)
        }
        let country = String(number.prefix(2))
        guard country.count == 2, country.allSatisfy(\.isLetterOfIBAN) else { throw .noCountry }
        guard let structure = IBANStructure.of(country) else { throw .unknownCountry(country) }
        try check(number, of: country, against: structure)
        guard Self.remainder(of: number) == 1 else { throw .checkDigits }
        return number
    }

    private func check(
        _ number: String, of country: String, against structure: IBANStructure
    ) throws(IBANError) {
        for (character, kind) in zip(number.dropFirst(2), structure.kinds) {
            switch kind {
            case .digit where !character.isDigitOfIBAN:
                throw .letterForDigit(character, country: country)
            case .letter where !character.isLetterOfIBAN:
                throw .digitForLetter(character, country: country)
            default: break
            }
        }
        let (length, expected) = (number.count, structure.length)
        if length < expected {
            throw .tooShort(country: country, length: length, expected: expected)
        }
        if length > expected {
            throw .tooLong(country: country, length: length, expected: expected)
        }
    }

    /// By ISO 7064 mod 97-10: the first four characters count last, and A to Z as 10 to 35.
    private static func remainder(of number: String) -> Int {
        (number.dropFirst(4) + number.prefix(4)).reduce(0) { remainder, character in
            let value = character.wholeNumberValue ?? Int(character.asciiValue ?? 0) - 55
            return (remainder * (value > 9 ? 100 : 10) + value) % 97
        }
    }
}

extension Character {
    var isLetterOfIBAN: Bool { ("A"..."Z").contains(self) && isASCII }
    var isDigitOfIBAN: Bool { ("0"..."9").contains(self) && isASCII }
}
