import Domain
import Wording

/// Splits XML into tags and texts as its bytes come.
///
/// It reads what programs write for their own data, and no more: a document cannot define entities,
/// so none can expand, and nothing is fetched. A parser of a library would be one more in the
/// static program (FoundationXML brings libxml2, and GLib's markup all of GLib into this layer), for
/// more XML than any of these files has.
struct MarkupTokens {
    enum Token: Equatable {
        case opening(name: String, attributes: [String: String])
        case closing(name: String)
        /// A part of a text, whose entities are not resolved unless it is literal.
        case text([UInt8], isLiteral: Bool)
    }

    /// The greatest size of a tag, a comment or a literal text, in bytes.
    static let limit = 1 << 20

    /// The beginning of a tag whose end is yet to come.
    private var rest: [UInt8] = []

    /// Whether a tag, a comment or a literal text has begun and not ended.
    var isInsideTag: Bool { !rest.isEmpty }

    /// Adds the tokens that end in the next bytes.
    ///
    /// - Throws: The reason why the rest cannot be read.
    mutating func consume(_ bytes: [UInt8], into tokens: inout [Token]) throws(RowDefect) {
        rest += bytes
        var place = rest.startIndex
        while place < rest.endIndex {
            guard rest[place] == Self.less else {
                let end = rest[place...].firstIndex(of: Self.less) ?? rest.endIndex
                tokens.append(.text(Array(rest[place..<end]), isLiteral: false))
                place = end
                continue
            }
            guard let end = try Self.add(rest[place...], to: &tokens) else { break }
            place = end
        }
        rest.removeSubrange(..<place)
        guard rest.count <= Self.limit else { throw RowDefect(.long(most: Self.limit >> 20)) }
    }

    /// Returns the name of the first element in the beginning of a file, or `nil` if there is none.
    static func root(of file: SourceFile) -> String? {
        let beginning = TextStream.beginning(of: file).drop(while: JSONScanner.isBlank)
        guard beginning.first == less else { return nil }
        var tokens: [Token] = []
        var reader = MarkupTokens()
        // Anything may follow the first elements.
        try? reader.consume(Array(beginning.prefix(4 << 10)), into: &tokens)
        return tokens.firstNonNil {
            if case .opening(let name, _) = $0 { name } else { nil }
        }
    }

    private static let less = UInt8(ascii: "<")
    private static let more = UInt8(ascii: ">")

    /// Adds what begins with `<`, and returns the index behind it, or `nil` if its end is missing.
    private static func add(
        _ bytes: ArraySlice<UInt8>, to tokens: inout [Token]
    ) throws(RowDefect) -> Int? {
        for (start, close) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")] {
            guard bytes.starts(with: start.utf8) else { continue }
            let content = bytes.dropFirst(start.utf8.count)
            guard let end = place(of: Array(close.utf8), in: content) else { return nil }
            if start == "<![CDATA[" {
                tokens.append(.text(Array(content[..<end]), isLiteral: true))
            }
            return end + close.utf8.count
        }
        // The bytes may end inside of one of these beginnings.
        guard bytes.count >= 9 || bytes.contains(more) else { return nil }
        guard let end = endOfTag(bytes) else { return nil }
        let tag = bytes[(bytes.startIndex + 1)..<end]
        switch tag.first {
        case UInt8(ascii: "!"):
            // A document type with a subset of its own may define entities.
            guard !tag.contains(UInt8(ascii: "[")) else { throw RowDefect(.noXML) }
        case UInt8(ascii: "/"): tokens.append(.closing(name: try name(tag.dropFirst())))
        default:
            let isEmpty = tag.last == UInt8(ascii: "/")
            let inside = isEmpty ? tag.dropLast() : tag
            let name = try name(inside)
            tokens.append(.opening(name: name, attributes: MarkupText.attributes(in: inside)))
            if isEmpty { tokens.append(.closing(name: name)) }
        }
        return end + 1
    }

    /// Returns the index of the `>` that is not in quotation marks, or `nil` if it is missing.
    private static func endOfTag(_ bytes: ArraySlice<UInt8>) -> Int? {
        var quote: UInt8?
        for (place, byte) in zip(bytes.indices, bytes) {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == more {
                return place
            } else if byte == .quote || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return nil
    }

    private static func name(_ tag: ArraySlice<UInt8>) throws(RowDefect) -> String {
        let name = tag.prefix { !JSONScanner.isBlank($0) }
        guard let first = name.first, name.count <= 100,
            (0x41...0x5A).contains(first & 0xDF) || first == UInt8(ascii: "_") || first >= 0x80
        else { throw RowDefect(.noXML) }
        return String(decoding: name, as: UTF8.self)
    }

    private static func place(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        var start = bytes.startIndex
        while let found = bytes[start...].firstIndex(of: wanted[0]) {
            if bytes[found...].starts(with: wanted) { return found }
            start = found + 1
        }
        return nil
    }
}
