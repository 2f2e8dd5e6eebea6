import CGtk

/// The parts in which the very long words of a wrapping label are laid out.
///
/// If a line has to break within a word, Pango shapes the rest of the word again for each possible
/// break: 10,000 letters in one word take a quarter of a minute. An attribute that changes nothing,
/// but begins and ends, makes Pango shape each part of the word by itself.
nonisolated enum TextPieces {
    /// The length of a part, in Unicode scalars. Words that people write are shorter, and stay in
    /// one part.
    private static let length = 64

    /// Returns every other part of each word that is too long for one, in bytes.
    static func ranges(in text: String) -> [Range<Int>] {
        guard text.utf8.count > length else { return [] }
        var ranges: [Range<Int>] = []
        var start: Int?
        var scalars = 0
        var offset = 0
        func end() {
            if let start { ranges.append(start..<offset) }
            start = nil
        }
        for character in text {
            if character.isWhitespace {
                end()
                scalars = 0
            } else {
                let count = character.unicodeScalars.count
                if scalars + count > length {
                    if start == nil { start = offset } else { end() }
                    scalars = 0
                }
                scalars += count
            }
            offset += character.utf8.count
        }
        end()
        return ranges
    }

    /// Adds an attribute for each range to the list, which takes them over.
    static func insert(_ ranges: [Range<Int>], into list: OpaquePointer?) {
        for range in ranges {
            guard let attribute = pango_attr_fallback_new(1) else { continue }
            attribute.pointee.start_index = guint(range.lowerBound)
            attribute.pointee.end_index = guint(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
    }
}
