internal import Foundation

/// What a name may be written like in the table: with *Saint* or *Sankt* for *St*, and with *u* for *ue*.
enum OtherSpellings {
    /// The name with each word that its abbreviated saint may stand for; none if it begins with no saint.
    static func withSaints(_ name: String) -> [String] {
        let first = name.prefix { $0.isLetter }
        let rest = name.dropFirst(first.count)
        guard let saints = saints[first.lowercased()], first.count > 1 || rest.first == ".",
            rest.contains(where: \.isLetter)
        else { return [] }
        return saints.map { "\($0) \(rest.drop { ". -".contains($0) })" }
    }

    /// The name with vowels for those that are written with an e for want of umlauts.
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
