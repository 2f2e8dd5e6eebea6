/// The Latin letters and digits that the words of an entry begin with.
///
/// They answer a search for a single letter, for which FTS5 would go through a third of all rows:
/// without them, the row *growth of search* of the benchmark is 2.3 instead of 1.2 (limit 1.5).
struct FirstLetters: Hashable, Sendable {
    /// The letters, one bit for each.
    let bits: Int64

    static let none = FirstLetters(bits: 0)
}

extension FirstLetters {
    /// Collects the first letters of all words in some texts.
    /// - Parameter texts: folded words, separated by single spaces.
    init(of texts: [String?]) {
        var bits: Int64 = 0
        for case var text? in texts {
            text.withUTF8 { bytes in
                var isFirst = true
                for byte in bytes {
                    if isFirst { bits |= Self.bit(of: byte) ?? 0 }
                    isFirst = byte == UInt8(ascii: " ")
                }
            }
        }
        self.bits = bits
    }

    /// Returns the letter that a word consists of, or `nil` if it has several.
    init?(_ word: String) {
        guard word.utf8.count == 1, let bit = word.utf8.first.flatMap(Self.bit) else { return nil }
        bits = bit
    }

    func union(_ others: FirstLetters) -> FirstLetters { FirstLetters(bits: bits | others.bits) }

    func isSuperset(of others: FirstLetters) -> Bool { bits & others.bits == others.bits }

    private static func bit(of byte: UInt8) -> Int64? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): 1 << Int64(byte - UInt8(ascii: "a"))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): 1 << Int64(26 + byte - UInt8(ascii: "0"))
        default: nil
        }
    }
}
