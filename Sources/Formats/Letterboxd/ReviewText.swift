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

/// A tag at the beginning of a text, as reviews have them.
struct ReviewTag {
    /// The name in lower case.
    let name: String
    let isClosing: Bool
    /// The index after the tag.
    let end: Substring.Index
    /// The address of a link, or empty for other tags.
    let address: String

    var isBreak: Bool { name == "br" || name == "li" && !isClosing }
    var isParagraph: Bool { Self.blocks.contains(name) }

    private static let inline: Set = [
        "a", "b", "i", "em", "strong", "u", "s", "del", "ins", "span", "small", "big", "sup", "sub",
        "cite", "q", "code", "strike", "font", "center", "img", "br", "li",
    ]
    private static let blocks: Set = [
        "p", "div", "blockquote", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "hr",
    ]
    /// The greatest length of a tag, in bytes. Longer ones are text.
    private static let limit = 2_000

    /// Reads a tag, or makes `nil` if the `<` at the beginning is part of the text.
    init?(_ text: Substring) {
        let bytes = text.utf8
        var inside = bytes.dropFirst()
        isClosing = inside.first == UInt8(ascii: "/")
        if isClosing { inside = inside.dropFirst() }
        let word = inside.prefix(11).prefix(while: Self.isNamePart)
        name = String(decoding: word, as: UTF8.self).lowercased()
        guard Self.inline.contains(name) || Self.blocks.contains(name) else { return nil }
        // A tag that is broken off ends where the next one begins.
        var last = word.endIndex
        var length = 0
        while last < bytes.endIndex, bytes[last] != UInt8(ascii: ">"),
            bytes[last] != UInt8(ascii: "<")
        {
            length += 1
            guard length < Self.limit else { return nil }
            last = bytes.index(after: last)
        }
        guard last < bytes.endIndex else { return nil }
        end = bytes[last] == UInt8(ascii: ">") ? bytes.index(after: last) : last
        address = name == "a" ? Self.address(in: text[word.endIndex..<last]) : ""
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
    }

    /// Returns the address after `href=`, with or without quotation marks.
    private static func address(in attributes: Substring) -> String {
        guard let name = attributes.firstRange(of: "href") else { return "" }
        let rest = attributes[name.upperBound...].drop(while: \.isWhitespace)
        guard rest.first == "=" else { return "" }
        let value = rest.dropFirst().drop(while: \.isWhitespace)
        if let mark = value.first, mark == "\"" || mark == "'" {
            return String(value.dropFirst().prefix { $0 != mark })
        }
        return String(value.prefix { !$0.isWhitespace })
    }
}
