/// The Latin letters and digits that words begin with, as they are in the index.
///
/// The first that somebody types is in a third of all entries. FTS5 goes through these row by row, in a time
/// that grows with the journal, and a look at a number of each entry takes none.
struct FirstLetters: Hashable, Sendable {
    /// A bit for each.
    let bits: Int64

    static let none = FirstLetters(bits: 0)

    init(bits: Int64) {
        self.bits = bits
    }

    /// Those of all words in some texts, which are parted by blanks.
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

    /// Nil where a word is more than one of them.
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
