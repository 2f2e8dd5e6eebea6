/// A word of a typed line, or a sign that is not part of a word.
struct LineToken {
    let text: String
    let range: Range<String.Index>
    /// Whether there is no blank before it.
    let isAttached: Bool

    /// The text in the form of the keys of words.
    var key: String { DayWords.key(text) }

    /// The key without the brackets around the word.
    var bareKey: String {
        text.first == "(" && text.last == ")" ? DayWords.key(text.dropFirst().dropLast()) : key
    }

    var isArrow: Bool { Self.isArrow(text) }
    var isDash: Bool { ["-", "–", "—"].contains(text) }
    var isQuote: Bool { Self.isQuote(text) }
    var isPunctuation: Bool { text.count == 1 && text.allSatisfy(Self.punctuation.contains) }

    /// Whether the token may be part of a name.
    var isWord: Bool { !isArrow && !isDash && !isQuote && !isPunctuation }

    var isNumber: Bool { text.allSatisfy(\.isDigit) }

    static func isQuote(_ text: String) -> Bool {
        text.count == 1 && text.allSatisfy(quotes.contains)
    }

    static func isArrow(_ text: String) -> Bool { arrows.contains(text) || text == "←" }

    /// The arrows between two places, the longest first.
    static let arrows = [
        "-->", "==>", "->", "=>", ">", "＞", "→", "➔", "⇒", "⟶", "➜", "➝", "➞", "⟹", "⇨",
    ]
    static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»", "「", "」", "『", "』"]
    static let punctuation: Set<Character> = [",", ";", ":", "·", "|", "、", "，"]
}
