/// Text that is wrapped for a terminal.
enum WrappedLine {
    /// Returns the lines of a text, broken between words or between characters that are two columns
    /// wide.
    ///
    /// - Parameters:
    ///   - width: the width of the terminal, in columns.
    ///   - beginning: the text before it in the first line.
    ///   - column: the column at which each line of the text begins, or `nil` for the end of the
    ///     beginning. A beginning that reaches that far has a line of its own.
    static func lines(
        of text: Substring, within width: Int, after beginning: String = "", column: Int? = nil
    ) -> [String] {
        let indent = String(repeating: " ", count: column ?? columns(of: beginning))
        var lines: [String] = []
        var line = beginning
        if let column {
            let used = columns(of: beginning)
            if used >= column {
                if text.isEmpty { return [beginning] }
                lines.append(beginning)
                line = indent
            } else if !text.isEmpty {
                line += String(repeating: " ", count: column - used)
            }
        }
        var used = columns(of: line)
        var isFirst = true
        for piece in pieces(of: text) {
            let room = piece.isApart && !isFirst ? 1 : 0
            let needed = columns(of: piece.text)
            if !isFirst, used + room + needed > width {
                lines.append(line)
                line = indent + piece.text
                used = columns(of: line)
            } else {
                line += (room == 1 ? " " : "") + piece.text
                used += room + needed
            }
            isFirst = false
        }
        return lines + [line]
    }

    /// The width of a text, in columns.
    static func columns(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }

    /// Returns the parts that no line break divides, and whether a space stands before each.
    private static func pieces(of text: Substring) -> [(text: String, isApart: Bool)] {
        var pieces: [(text: String, isApart: Bool)] = []
        for word in text.split(separator: " ") {
            var isApart = true
            var piece = ""
            for letter in word {
                let isBreak = letter.isWide && !letter.staysWithLast || piece.last?.isWide == true
                if isBreak, !piece.isEmpty, !letter.staysWithLast {
                    pieces.append((piece, isApart))
                    (piece, isApart) = ("", false)
                }
                piece.append(letter)
            }
            pieces.append((piece, isApart))
        }
        return pieces
    }
}

extension Character {
    /// Whether a terminal shows the character in two columns, as it does East Asian ones.
    fileprivate var isWide: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Whether the character cannot begin a line.
    fileprivate var staysWithLast: Bool { "、。，．・：；？！」』）】〉》”’…ー,.;:!?)]".contains(self) }
}
