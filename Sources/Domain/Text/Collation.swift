import Foundation

/// The order of names in the environment's language, by `LC_COLLATE` of the C library.
///
/// Without a collation, names are compared by their letters without case and accents (`WholeText`).
/// That suits most languages in Latin script. In others a letter with a diacritic is separate, such
/// as ñ in Spanish and å in Swedish, or two letters are one, such as ch in Czech.
package final class Collation: Sendable {
    /// The collation of the environment, or `nil` if its language sorts by plain letters.
    package static let ofEnvironment = Collation(named: "")

    /// The locale is freed on deinitialization and is only read otherwise.
    private nonisolated(unsafe) let locale: locale_t

    /// - Parameter name: The name of a C library locale, such as "sv_SE.UTF-8"; empty for the
    ///   environment's.
    package init?(named name: String) {
        guard let locale = newlocale(1 << LC_COLLATE, name, nil) else { return nil }
        self.locale = locale
        // The "C" locale compares bytes.
        guard key(of: "a") != Array("a".utf8), isSpecial else { return nil }
    }

    deinit { freelocale(locale) }

    /// Returns the sort key of a text, which is compared byte by byte.
    package func key(of text: String) -> [UInt8] {
        text.withCString { text in
            let length = strxfrm_l(nil, text, 0, locale)
            return [UInt8](unsafeUninitializedCapacity: length + 1) { room, count in
                room.withMemoryRebound(to: CChar.self) { room in
                    count = min(strxfrm_l(room.baseAddress, text, length + 1, locale), length)
                }
            }
        }
    }

    /// Returns the first letter of a text if it has its own place in the alphabet, such as "ñ" in
    /// Spanish and "ch" in Czech, or `nil` if the text is sorted under the base letter.
    package func ownLetter(of text: String) -> String? {
        let letters = text.drop { !($0.isLetter || $0.isNumber) }.prefix(2).lowercased()
        if isOne(letters) {
            let weight = self.weight(of: letters)
            // In Danish, "aa" is another spelling of "å".
            return Self.letters.first { self.weight(of: "\($0)") == weight }.map(String.init)
                ?? letters
        }
        return letters.first.flatMap { isOfItsOwn($0) ? "\($0)" : nil }
    }

    private func isOfItsOwn(_ letter: Character) -> Bool {
        guard let base = letter.baseLetter else { return false }
        return weight(of: "\(letter)") != weight(of: "\(base)")
    }

    /// Returns whether two letters sort as one.
    private func isOne(_ pair: String) -> Bool {
        Self.pairs.contains(pair)
            && weight(of: pair) != pair.reduce([]) { $0 + weight(of: "\($1)") }
    }

    /// Returns the primary weights of a text, without accents and case.
    private func weight(of text: String) -> ArraySlice<UInt8> {
        key(of: text).prefix { $0 != 1 }
    }

    private var isSpecial: Bool {
        let alphabet = "0123456789abcdefghijklmnopqrstuvwxyz".map { weight(of: "\($0)") }
        return zip(alphabet, alphabet.dropFirst()).contains { !$0.lexicographicallyPrecedes($1) }
            || Self.letters.contains(where: isOfItsOwn)
            || Self.pairs.contains(where: isOne)
    }

    /// The letters with a diacritic in European alphabets.
    private static let letters = (0xC0..<0x180 as Range<UInt32>).compactMap(Unicode.Scalar.init)
        .map(Character.init).filter { $0.baseLetter != nil }

    /// The pairs of letters that are one in some language.
    private static let pairs: Set = [
        "aa", "ch", "cs", "dz", "gy", "ij", "lj", "ll", "ly", "nj", "ny", "rr", "sz", "ty", "zs",
    ]
}

extension WholeText {
    /// Returns whether a text comes before another by the alphabet of the environment's language.
    package static func isBefore(
        _ one: String, _ other: String, by collation: Collation? = .ofEnvironment
    ) -> Bool {
        let (first, second) = (
            sortingKey(of: one, by: collation), sortingKey(of: other, by: collation)
        )
        return first == second ? one < other : first.lexicographicallyPrecedes(second)
    }

    package static func sortingKey(
        of text: String, by collation: Collation? = .ofEnvironment
    ) -> [UInt8] {
        guard let collation else { return Array(key(of: text).utf8) }
        return collation.key(of: withoutSigns(text))
    }

    /// Returns the words of a text with single spaces, or the text itself if it has no words.
    private static func withoutSigns(_ text: String) -> String {
        let words = text.split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? text : words.joined(separator: " ")
    }
}

extension Character {
    /// The base of a lower-case Latin letter with one diacritic, or `nil` for any other character.
    fileprivate var baseLetter: Character? {
        let parts = String(self).decomposedStringWithCanonicalMapping.unicodeScalars
        guard parts.count == 2, let first = parts.first, ("a"..."z").contains(first) else {
            return nil
        }
        return Character(first)
    }
}
