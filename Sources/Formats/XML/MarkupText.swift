/// Decodes the texts and attributes of XML.
enum MarkupText {
    /// Returns a text with its entities resolved. Unknown ones, and a sign that begins none, stay as
    /// they are.
    static func text(_ bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix { $0 != ";" && $0 != "&" }.prefix(longest)
            if name.endIndex < rest.endIndex, rest[name.endIndex] == ";",
                let character = character(name)
            {
                result.unicodeScalars.append(character)
                rest = rest[name.endIndex...].dropFirst()
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    /// Returns the attributes of a tag, without those that are not in quotation marks.
    static func attributes(in tag: ArraySlice<UInt8>) -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = tag.drop { !JSONScanner.isBlank($0) }
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let name = rest[..<equals].split(whereSeparator: JSONScanner.isBlank).last ?? []
            let value = rest[(equals + 1)...].drop(while: JSONScanner.isBlank)
            guard let quote = value.first, quote == .quote || quote == UInt8(ascii: "'"),
                let end = value.dropFirst().firstIndex(of: quote)
            else {
                rest = value
                continue
            }
            let content = Array(value[(value.startIndex + 1)..<end])
            attributes[String(decoding: name, as: UTF8.self)] = text(content)
            rest = value[(end + 1)...]
        }
        return attributes
    }

    /// The longest name of an entity, such as `#x10FFFF`.
    private static let longest = 10
    private static let named: [Substring: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]

    private static func character(_ name: Substring) -> Unicode.Scalar? {
        if let known = named[name] { return known }
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number =
            isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        return number.flatMap { Unicode.Scalar($0) }
    }
}
