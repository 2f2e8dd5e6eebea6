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
