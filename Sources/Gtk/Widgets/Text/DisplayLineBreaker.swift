/// Breaks within very long paragraphs, which are in the widget but not in its text.
///
/// GTK lays out a paragraph at once, and one that is a single word in a time that grows with the
/// square of its length. Unicode's paragraph separators divide a paragraph that takes longer than a
/// frame to lay out. A text that contains such separators itself shows line feeds instead.
nonisolated enum DisplayLineBreaker {
    private static let separator: Unicode.Scalar = "\u{2029}"
    /// The greatest length of a paragraph, in Unicode scalars; it ends after the next space.
    private static let longestParagraph = 1_200
    /// The greatest length of a word, in Unicode scalars.
    private static let longestWord = 200
    /// The greatest length of a character, in Unicode scalars, which only piles of marks exceed.
    private static let longestCharacter = 64

    /// Returns the text with breaks, for a widget.
    static func inserted(into text: String) -> String {
        let plain =
            text.unicodeScalars.contains(separator)
            ? text.replacing(String(separator), with: "\n") : text
        return broken(plain, at: places(in: plain))
    }

    /// Returns the text with breaks within characters only, for a line that is typed, which is
    /// short enough without them unless it contains piles of marks.
    static func withinCharacters(of text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        return broken(text, at: places(in: text, withinCharactersOnly: true))
    }

    private static func broken(_ text: String, at places: [Int]) -> String {
        guard !places.isEmpty else { return text }
        var broken = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        var offset = 0
        for place in places {
            broken += rest.prefix(place - offset)
            broken.append(separator)
            rest = rest.dropFirst(place - offset)
            offset = place
        }
        broken += rest
        return String(broken)
    }

    /// Returns the text of a widget without breaks.
    static func removed(from text: String) -> String {
        guard text.unicodeScalars.contains(separator) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != separator }))
    }

    /// Returns the places of missing breaks, in Unicode scalars from the start.
    static func places(in text: String, withinCharactersOnly: Bool = false) -> [Int] {
        guard text.utf8.count > longestCharacter else { return [] }
        var places: [Int] = []
        var offset = 0
        var paragraph = 0
        var word = 0
        var isAfterSpace = false
        for character in text {
            let scalars = character.unicodeScalars
            if character.endsParagraph {
                paragraph = 0
                word = 0
                offset += scalars.count
                continue
            }
            if !withinCharactersOnly,
                word >= longestWord || paragraph >= longestParagraph && isAfterSpace
            {
                places.append(offset)
                paragraph = 0
                word = 0
            }
            let count = scalars.count
            if count > longestCharacter {
                places += stride(from: longestCharacter, to: count, by: longestCharacter)
                    .map { offset + $0 }
                paragraph = 0
                word = 0
            }
            offset += count
            paragraph += min(count, longestCharacter)
            isAfterSpace = character.isWhitespace || character.isIdeographic
            word = isAfterSpace ? 0 : word + min(count, longestCharacter)
        }
        return places
    }
}

extension Character {
    fileprivate nonisolated var endsParagraph: Bool {
        self == "\n" || self == "\r" || self == "\r\n" || self == "\u{2029}"
    }

    /// Whether lines may break beside it, as with the scripts of East Asia, and emoji.
    fileprivate nonisolated var isIdeographic: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        return (0x2E80...0xD7A3).contains(value) || (0x1F000...0x3FFFF).contains(value)
    }
}
