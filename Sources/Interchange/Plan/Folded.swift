import Foundation

/// Text as it is compared: without case, accents and superfluous blanks.
enum Folded {
    static func text(_ text: String) -> String {
        let folded =
            text.utf8.allSatisfy { $0 < 0x80 }
            ? text.lowercased()
            : text.folding(
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
