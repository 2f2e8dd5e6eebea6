internal import Foundation

/// Other spellings of a name in the table: *Saint* or *Sankt* for *St*, and *u* for *ue*.
enum OtherSpellings {
    /// Returns the name with each word that the abbreviation at its beginning may stand for; none
    /// if it does not begin with a saint.
    static func withSaints(_ name: String) -> [String] {
        let first = name.prefix { $0.isLetter }
        let rest = name.dropFirst(first.count)
        guard let saints = saints[first.lowercased()], first.count > 1 || rest.first == ".",
            rest.contains(where: \.isLetter)
        else { return [] }
        return saints.map { "\($0) \(rest.drop { ". -".contains($0) })" }
    }

    /// Returns the name with plain vowels for umlauts that are written with an e.
    static func withoutUmlauts(_ name: String) -> String {
        pairs.reduce(name) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    private static let saints = [
        "st": ["Saint", "Sankt", "Sint"], "ste": ["Sainte"], "sta": ["Santa"],
        "s": ["San", "Santa"],
    ]
    private static let pairs = [
        ("ae", "a"), ("oe", "o"), ("ue", "u"), ("Ae", "A"), ("Oe", "O"), ("Ue", "U"),
        ("AE", "A"), ("OE", "O"), ("UE", "U"),
    ]
}
