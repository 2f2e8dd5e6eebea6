import Foundation

/// Text as it is compared: without case, accents and superfluous blanks.
package enum Folded {
    package static func text(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
        let folded =
            isPlain
            ? text.lowercased()
            : text.folding(
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        if folded.hasSingleBlanks { return folded }
        return folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension String {
    /// Whether it is ASCII with no blanks but single ones between words: most text is, and is looked
    /// at byte by byte.
    fileprivate var hasSingleBlanks: Bool {
        var last = UInt8(ascii: " ")
        for byte in utf8 {
            guard byte < 0x80, byte >= UInt8(ascii: " "),
                byte != UInt8(ascii: " ") || last != UInt8(ascii: " ")
            else { return false }
            last = byte
        }
        return last != UInt8(ascii: " ") || isEmpty
    }
}
