/// A content line of RFC 5545, section 3.1, without its folds: name, parameters and value as they
/// are written.
package struct ContentLine: Hashable, Sendable {
    /// The name in capitals.
    package let name: String
    /// The name as it is written, so that a new value does not change it.
    package let spelling: String
    package var parameters: [Parameter]
    /// The encoded value.
    package var value: String

    init(_ name: String, parameters: [Parameter] = [], value: String) {
        self.name = name
        self.spelling = name
        self.parameters = parameters
        self.value = value
    }

    /// Returns the line with another name, which is given in capitals.
    func named(_ name: String) -> ContentLine {
        ContentLine(name, parameters: parameters, value: value)
    }

    /// Parses a line, or returns `nil` if it has no name or no value.
    package init?(unfolded bytes: [UInt8]) {
        guard let nameEnd = bytes.firstIndex(where: Self.parts), nameEnd > 0 else { return nil }
        var end = nameEnd
        parameters = []
        while bytes[end] == UInt8(ascii: ";") {
            let start = end + 1
            var quoted = false
            guard
                let next = bytes[start...].firstIndex(where: { byte in
                    if byte == UInt8(ascii: "\"") { quoted.toggle() }
                    return !quoted && Self.parts(byte)
                })
            else { return nil }
            parameters.append(
                Parameter(written: String(decoding: bytes[start..<next], as: UTF8.self)))
            end = next
        }
        spelling = String(decoding: bytes[..<nameEnd], as: UTF8.self)
        let isCapital = !bytes[..<nameEnd].contains { (0x61...0x7A).contains($0) }
        name = isCapital ? spelling : spelling.uppercased()
        value = String(decoding: bytes[(end + 1)...], as: UTF8.self)
    }

    /// Whether a byte separates the name, the parameters and the value.
    private static func parts(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":")
    }

    /// Whether the line has a name, which is given in capitals. Lengths are compared first, which
    /// is faster.
    func isNamed(_ name: String) -> Bool {
        self.name.utf8.count == name.utf8.count && self.name == name
    }

    /// Returns the decoded value of a parameter, or `nil` if the line has none of that name.
    package func parameter(_ name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }

    var written: String {
        var line = spelling
        for parameter in parameters { line += ";" + parameter.written }
        return line + ":" + value
    }
}

extension ContentLine {
    /// Returns the first property of a name in a component or inside it.
    package static func first(_ name: String, in bytes: ArraySlice<UInt8>) -> ContentLine? {
        let bytes = Array(bytes)
        for range in Folding.lines(of: bytes) where bytes[range].count <= 200_000 {
            guard let first = bytes[range].first, first | 0x20 == (name.utf8.first ?? 0) | 0x20
            else { continue }
            var unfolded = Folding.unfolded(bytes[range])
            while unfolded.last == 0x0D || unfolded.last == 0x0A { unfolded.removeLast() }
            if let line = ContentLine(unfolded: unfolded), line.name == name { return line }
        }
        return nil
    }
}

/// The names of time zones in lines.
package enum ZoneNames {
    /// Returns the TZIDs in the lines of a component, in alphabetical order.
    package static func all(in bytes: [UInt8]) -> [String] {
        var names: Set<String> = []
        for range in Folding.lines(of: bytes) where range.count <= 8 << 10 {
            let unfolded = Folding.unfolded(bytes[range])
            guard Bytes.place(of: "TZID=", in: unfolded) != nil,
                let name = ContentLine(unfolded: unfolded)?.parameter("TZID")
            else { continue }
            names.insert(name)
        }
        return names.sorted()
    }
}

/// A parameter of a content line.
package struct Parameter: Hashable, Sendable {
    /// The parameter as it stands in the file, such as `LANGUAGE=de`.
    package let written: String
}

extension Parameter {
    init(_ name: String, _ value: String) {
        let encoded = Self.encode(value)
        let needsQuotes = encoded.utf8.contains { ",;:".utf8.contains($0) }
        self.init(written: name + "=" + (needsQuotes ? "\"\(encoded)\"" : encoded))
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
