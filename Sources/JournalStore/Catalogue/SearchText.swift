import Foundation

/// Text with its case and its accents taken away.
enum SearchText {
    static func folded(_ text: String) -> String {
        let folded = text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        guard folded.unicodeScalars.contains(where: { letters[$0] != nil }) else { return folded }
        return folded.unicodeScalars.reduce(into: "") { text, scalar in
            text += letters[scalar] ?? String(scalar)
        }
    }

    /// The words to look for, folded.
    static func words(of search: String) -> [[CChar]] {
        folded(search).split(whereSeparator: \.isWhitespace).map { Array(String($0).utf8CString) }
    }

    /// Letters that Unicode does not take apart, as somebody without them on the keyboard types
    /// them.
    private static let letters: [Unicode.Scalar: String] = [
        "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th",
        "ð": "d",
    ]
}

extension SearchText {
    /// Whether a word is somewhere in a text, both as C strings.
    static func isFound(_ word: [CChar], in text: [CChar]) -> Bool {
        strstr(text, word) != nil
    }
}
