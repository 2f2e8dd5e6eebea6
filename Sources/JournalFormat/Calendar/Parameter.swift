/// A parameter of a content line.
package struct Parameter: Hashable, Sendable {
    /// The parameter as it stands in the file, such as `LANGUAGE=de`.
    package let written: String

    init(written: String) {
        self.written = written
    }

    init(_ name: String, _ value: String) {
        let encoded = Self.encode(value)
        let needsQuotes = encoded.utf8.contains { ",;:".utf8.contains($0) }
        written = name + "=" + (needsQuotes ? "\"\(encoded)\"" : encoded)
    }

    /// The name in capitals.
    package var name: String {
        String(Substring(written.utf8.prefix { $0 != UInt8(ascii: "=") })).uppercased()
    }

    /// The value without quotes and escapes.
    package var value: String {
        guard let equals = written.utf8.firstIndex(of: UInt8(ascii: "=")) else { return "" }
        let raw = written[written.utf8.index(after: equals)...]
        let quote = UInt8(ascii: "\"")
        let isQuoted = raw.utf8.count > 1 && raw.utf8.first == quote && raw.utf8.last == quote
        return Self.decode(isQuoted ? Substring(raw.utf8.dropFirst().dropLast()) : raw)
    }

    /// Escapes characters that quotes cannot contain, by RFC 6868.
    private static func encode(_ value: String) -> String {
        var encoded = String.UnicodeScalarView()
        for scalar in value.unicodeScalars {
            switch scalar {
            case "^": encoded += "^^".unicodeScalars
            case "\"": encoded += "^'".unicodeScalars
            case "\n": encoded += "^n".unicodeScalars
            default: encoded.append(scalar)
            }
        }
        return String(encoded)
    }

    private static func decode(_ value: Substring) -> String {
        guard value.utf8.contains(UInt8(ascii: "^")) else { return String(value) }
        var decoded = String.UnicodeScalarView()
        var rest = value.unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "^", let escaped = rest.first.flatMap({ escapes[$0] }) else {
                decoded.append(scalar)
                continue
            }
            decoded.append(escaped)
            rest.removeFirst()
        }
        return String(decoded)
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "^": "^", "'": "\"", "n": "\n",
    ]
}
