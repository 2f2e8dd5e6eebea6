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

public struct IBANRules: Sendable {
    public init() {}

    /// Returns a typed IBAN in capitals, without spaces.
    ///
    /// - Throws: The reason why the text is not an IBAN.
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

/// The structure of a country's IBANs.
struct IBANStructure {
    enum Kind: Hashable {
        case digit, letter, either
    }

    /// The kinds of the characters after the two letters of the country.
    let kinds: [Kind]

    /// The length of the whole IBAN.
    var length: Int { kinds.count + 2 }

    /// Returns the structure for a country, or `nil` if the country is not in the registry.
    static func of(_ country: String) -> IBANStructure? {
        registry[country].flatMap(IBANStructure.init)
    }

    /// - Parameter text: Pairs of a length and a kind, such as "10n11c2n": `n` for digits, `a` for
    ///   letters, `c` for either.
    private init?(_ text: String) {
        var kinds: [Kind] = [.digit, .digit]
        var count = 0
        for character in text {
            if let digit = character.wholeNumberValue {
                count = count * 10 + digit
                continue
            }
            guard let kind = Self.kinds[character] else { return nil }
            kinds += Array(repeating: kind, count: count)
            count = 0
        }
        self.kinds = kinds
    }

    private static let kinds: [Character: Kind] = ["n": .digit, "a": .letter, "c": .either]

    /// The structures after the check digits, by the IBAN registry of ISO 13616.
    static let registry: [String: String] = [
        "AD": "8n12c", "AE": "19n", "AL": "8n16c", "AT": "16n", "AZ": "4a20c", "BA": "16n",
        "BE": "12n", "BG": "4a6n8c", "BH": "4a14c", "BI": "23n", "BR": "23n1a1c", "BY": "4c4n16c",
        "CH": "5n12c", "CR": "18n", "CY": "8n16c", "CZ": "20n", "DE": "18n", "DJ": "23n",
        "DK": "14n", "DO": "4c20n", "EE": "16n", "EG": "25n", "ES": "20n", "FI": "14n",
        "FK": "2a12n", "FO": "14n", "FR": "10n11c2n", "GB": "4a14n", "GE": "2a16n", "GI": "4a15c",
        "GL": "14n", "GR": "7n16c", "GT": "24c", "HN": "4a20n", "HR": "17n", "HU": "24n",
        "IE": "4a14n", "IL": "19n", "IQ": "4a15n", "IS": "22n", "IT": "1a10n12c", "JO": "4a4n18c",
        "KW": "4a22c", "KZ": "3n13c", "LB": "4n20c", "LC": "4a24c", "LI": "5n12c", "LT": "16n",
        "LU": "3n13c", "LV": "4a13c", "LY": "21n", "MC": "10n11c2n", "MD": "20c", "ME": "18n",
        "MK": "3n10c2n", "MN": "16n", "MR": "23n", "MT": "4a5n18c", "MU": "4a19n3a",
        "NI": "4a20n", "NL": "4a10n", "NO": "11n", "OM": "3n16c", "PK": "4a16c", "PL": "24n",
        "PS": "4a21c", "PT": "21n", "QA": "4a21c", "RO": "4a16c", "RS": "18n", "RU": "14n15c",
        "SA": "2n18c", "SC": "4a20n3a", "SD": "14n", "SE": "20n", "SI": "15n", "SK": "20n",
        "SM": "1a10n12c", "SO": "19n", "ST": "21n", "SV": "4a20n", "TL": "19n", "TN": "20n",
        "TR": "6n16c", "UA": "6n19c", "VA": "18n", "VG": "4a16n", "XK": "16n", "YE": "4a4n18c",
    ]
}
