import JournalFormat

/// Converts a review's HTML, valid or not, to plain paragraphs.
enum ReviewText {
    /// Returns the paragraphs of a review. Unknown tags, such as `<3`, are text. The address of a
    /// link follows its text.
    static func paragraphs(_ html: String) -> String {
        let text = SanitizedText.paragraphs(html)
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
        else { return tidy(text) }
        var plain = ""
        var links: [(address: String, start: String.Index)] = []
        var rest = text[...]
        while let opening = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
            plain += rest[..<opening]
            rest = rest[opening...]
            if rest.first == "&" {
                let (character, length) = entity(rest)
                plain += character
                rest = rest.dropFirst(length)
            } else if let tag = ReviewTag(rest) {
                rest = rest[tag.end...]
                if tag.isBreak { plain += "\n" }
                if tag.isParagraph { plain += "\n\n" }
                if tag.name == "a", !tag.isClosing, links.count < 16 {
                    links.append((tag.address, plain.endIndex))
                } else if tag.name == "a", tag.isClosing, let link = links.popLast() {
                    plain += Self.address(link.address, after: plain[link.start...])
                }
            } else {
                plain += "<"
                rest = rest.dropFirst()
            }
        }
        return tidy(plain + rest)
    }

    private static func address(_ address: String, after words: Substring) -> String {
        guard address.hasPrefix("http"), SanitizedText.trimmed(words) != address else { return "" }
        return " (\(address))"
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”",
    ]

    private static func entity(_ text: Substring) -> (text: String, length: Int) {
        let name = text.dropFirst().prefix(10).prefix {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#")
        }
        guard text.dropFirst(name.count + 1).first == ";" else { return ("&", 1) }
        if let known = entities[String(name)] { return (known, name.count + 2) }
        guard name.first == "#" else { return ("&", 1) }
        let digits = name.dropFirst()
        let number =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 else {
            return ("&", 1)
        }
        return (String(Character(scalar)), name.count + 2)
    }

    /// Returns the text without blanks at the ends of lines, and without consecutive empty lines.
    private static func tidy(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = line
            while line.last?.isWhitespace == true { line.removeLast() }
            if line.isEmpty, lines.last?.isEmpty ?? true { continue }
            lines.append(line)
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
