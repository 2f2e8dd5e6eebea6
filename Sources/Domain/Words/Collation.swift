import Glibc

/// The order of names in the language of the environment, as `LC_COLLATE` has it, by the C library.
///
/// Names are compared without case and accents (`WholeText`), and by their letters. That is the order of
/// most languages that are written so; in others a letter with a mark is one of its own, such as ñ in
/// Spanish and å in Swedish, or two letters are one, such as ch in Czech.
package final class Collation: Sendable {
    /// Nil where the language has no other order than that of the letters.
    package static let ofEnvironment = Collation(named: "")

    /// Freed with it, and only read by the functions that are given it.
    private nonisolated(unsafe) let locale: locale_t

    /// - Parameter name: of a locale of the C library, such as "sv_SE.UTF-8"; empty for the environment's.
    package init?(named name: String) {
        guard let locale = newlocale(1 << LC_COLLATE, name, nil) else { return nil }
        self.locale = locale
        // The locale “C” compares bytes.
        guard key(of: "a") != Array("a".utf8), isSpecial else { return nil }
    }

    deinit { freelocale(locale) }

    /// What texts are compared by, byte by byte.
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

    /// The letter that a text begins with where that has a place of its own in the alphabet, such as "ñ"
    /// in Spanish and "ch" in Czech; nil where the text is found under the letter without its mark.
    package func ownLetter(of text: String) -> String? {
        let letters = text.drop { !($0.isLetter || $0.isNumber) }.prefix(2).lowercased()
        if isOne(letters) {
            let weight = self.weight(of: letters)
            // In Danish, aa is another way to write å.
            return DiacriticTable.ofEurope.first { self.weight(of: "\($0)") == weight }.map(
                String.init)
                ?? letters
        }
        return letters.first.flatMap { isOfItsOwn($0) ? "\($0)" : nil }
    }

    private func isOfItsOwn(_ letter: Character) -> Bool {
        guard let base = DiacriticTable.bases[letter] else { return false }
        return weight(of: "\(letter)") != weight(of: "\(base)")
    }

    /// Whether two letters are one.
    private func isOne(_ pair: String) -> Bool {
        Self.pairs.contains(pair)
            && weight(of: pair) != pair.reduce([]) { $0 + weight(of: "\($1)") }
    }

    /// What is in a key for the letters alone, without accents and case.
    private func weight(of text: String) -> ArraySlice<UInt8> {
        key(of: text).prefix { $0 != 1 }
    }

    private var isSpecial: Bool {
        let alphabet = "0123456789abcdefghijklmnopqrstuvwxyz".map { weight(of: "\($0)") }
        return zip(alphabet, alphabet.dropFirst()).contains { !$0.lexicographicallyPrecedes($1) }
            || DiacriticTable.ofEurope.contains(where: isOfItsOwn)
            || Self.pairs.contains(where: isOne)
    }

    /// Two letters that are one somewhere.
    private static let pairs: Set = [
        "aa", "ch", "cs", "dz", "gy", "ij", "lj", "ll", "ly", "nj", "ny", "rr", "sz", "ty", "zs",
    ]
}

extension WholeText {
    /// Whether a text comes before another by the alphabet of the environment's language.
    package static func isBefore(
        _ one: String, _ other: String, by collation: Collation? = .ofEnvironment
    ) -> Bool {
        let (first, second) = (
            sortingKey(of: one, by: collation), sortingKey(of: other, by: collation)
        )
        return first == second ? one < other : first.lexicographicallyPrecedes(second)
    }

    /// What texts are in order by, byte by byte.
    package static func sortingKey(
        of text: String, by collation: Collation? = .ofEnvironment
    ) -> [UInt8] {
        guard let collation else { return Array(key(of: text).utf8) }
        return collation.key(of: withoutSigns(text))
    }

    /// Words with single blanks between them, with case and accents; or where there is none, its signs.
    private static func withoutSigns(_ text: String) -> String {
        let words = text.split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? text : words.joined(separator: " ")
    }
}
