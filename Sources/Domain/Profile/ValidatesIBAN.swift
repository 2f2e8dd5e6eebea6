public protocol ValidatesIBAN: Sendable {
    /// Returns a typed IBAN in capitals, without spaces.
    ///
    /// - Throws: The reason why the text is not an IBAN.
    func number(of typed: String) throws(IBANError) -> String
}

/// The reason why a text is not an IBAN. A country is its code of two letters.
public enum IBANError: Error, Hashable, Sendable {
    /// The text does not begin with a country code.
    case noCountry
    case unknownCountry(String)
    /// A character is neither a letter from A to Z nor a digit.
    case foreign(Character)
    case tooShort(country: String, length: Int, expected: Int)
    case tooLong(country: String, length: Int, expected: Int)
    case letterForDigit(Character, country: String)
    case digitForLetter(Character, country: String)
    /// The check digits are wrong: probably two characters are swapped, or one is wrong.
    case checkDigits
}

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

    /// Returns the remainder by ISO 7064 mod 97-10. The first four characters count last, and A to
    /// Z as 10 to 35.
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

public enum IBANText {
    /// Returns an IBAN in capitals without spaces, hyphens and the invisible characters that copied
    /// text may contain.
    public static func compact(_ typed: String) -> String {
        String(
            typed.filter { !$0.isWhitespace && !separators.contains($0) && !$0.isInvisible }
                .flatMap { $0.isASCII ? $0.uppercased() : String($0) })
    }

    /// Returns an IBAN in printed form, in groups of four: "DE89 3704 0044 0532 0130 00".
    public static func inGroups(_ number: String) -> String {
        var groups = ""
        for (place, character) in compact(number).enumerated() {
            if place > 0, place.isMultiple(of: 4) { groups.append(" ") }
            groups.append(character)
        }
        return groups
    }

    private static let separators: Set<Character> = ["-", "‐", "‑", "–"]
}

extension Character {
    fileprivate var isInvisible: Bool {
        unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }
}
