/// The beginning of a text that may be of any length: at most a number of scalars and lines, safe
/// to be shown beside other text, cut between characters, and followed by an ellipsis if the text
/// goes on. It ends with a line or with a word if one ends near.
///
/// It takes time by the length of the excerpt, not of the text. Text that people write has no more
/// than a few marks on a letter; of a character with thousands, which would take minutes to draw,
/// the first few are kept.
public nonisolated struct Excerpt: Hashable, Sendable {
    /// The text to be shown.
    public let text: String
    /// Whether the excerpt is the whole text.
    public let isWhole: Bool

    /// The greatest number of scalars of one character. Those that people write have fewer than
    /// twenty.
    static let longestCharacter = 32
    /// The greatest distance from the end, in characters, at which a space ends the excerpt.
    private static let longestWord = 24

    /// Makes an excerpt of a text.
    ///
    /// - Parameters:
    ///   - most: the greatest number of scalars that are kept.
    ///   - lines: the greatest number of lines that are kept.
    public init(of text: String, scalars most: Int, lines: Int = .max) {
        let all = text.unicodeScalars
        let head = all.prefix(most)
        let isCut = head.endIndex != all.endIndex
        if !isCut, lines == .max, text.utf8.allSatisfy({ $0 < 0x80 }) {
            self.text = text
            isWhole = true
            return
        }
        var kept = Kept(lines: lines)
        // The scalars may end within the last character, so it is left out.
        let safe = String(head).displaySafe
        let complete = safe.dropLast()
        kept.append(isCut && !complete.isEmpty ? complete : safe[...])
        isWhole = !isCut && !kept.leftOut
        self.text =
            if kept.isFull {
                kept.text.withoutSpacesAtEnd + "…"
            } else if isCut {
                kept.text.endingAtLine(within: most / 5).endingAtWord(within: Self.longestWord)
                    + "…"
            } else {
                kept.text
            }
    }

    private struct Kept {
        var text = ""
        var leftOut = false
        var isFull = false
        var lines: Int

        mutating func append(_ characters: Substring) {
            for character in characters {
                if character.isNewline {
                    lines -= 1
                    guard lines > 0 else {
                        isFull = true
                        leftOut = true
                        return
                    }
                }
                let scalars = character.unicodeScalars
                if scalars.count > Excerpt.longestCharacter {
                    leftOut = true
                    text.unicodeScalars += scalars.prefix(Excerpt.longestCharacter)
                } else {
                    text.append(character)
                }
            }
        }
    }
}

extension String {
    /// The text without the beginning of a line at its end, unless that is a long one; the break
    /// stays.
    fileprivate nonisolated func endingAtLine(within longest: Int) -> String {
        upTo(within: longest) { $0.isNewline }.map { String(self[...$0]) } ?? self
    }

    /// The text without the beginning of a word at its end, unless that is a long one, and without
    /// the spaces before it.
    fileprivate nonisolated func endingAtWord(within longest: Int) -> String {
        let space = upTo(within: longest) { $0.isWhitespace }
        return String(self[..<(space ?? endIndex)]).withoutSpacesAtEnd
    }

    fileprivate nonisolated var withoutSpacesAtEnd: String {
        var words = self[...]
        while words.last?.isWhitespace == true { words.removeLast() }
        return String(words)
    }

    /// The last matching character that is at most `longest` characters from the end.
    private nonisolated func upTo(within longest: Int, where isEnd: (Character) -> Bool) -> Index? {
        let start = index(endIndex, offsetBy: -longest, limitedBy: startIndex) ?? startIndex
        return self[start...].lastIndex(where: isEnd)
    }
}
