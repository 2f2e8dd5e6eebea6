/// A parameter of a content line.
struct Parameter: Hashable, Sendable {
    /// Such as `LANGUAGE=de`, as it stands in the file.
    let written: String

    init(written: String) {
        self.written = written
    }

    init(_ name: String, _ value: String) {
        let encoded = Self.encode(value)
        let needsQuotes = encoded.contains { ",;:".contains($0) }
        written = name + "=" + (needsQuotes ? "\"\(encoded)\"" : encoded)
    }

    /// In capitals.
    var name: String {
        written.prefix { $0 != "=" }.uppercased()
    }

    /// Without quotes and escapes.
    var value: String {
        let raw = written.drop { $0 != "=" }.dropFirst()
        let bare =
            raw.count > 1 && raw.first == "\"" && raw.last == "\""
            ? raw.dropFirst().dropLast() : raw
        return bare.contains("^") ? Self.decode(bare) : String(bare)
    }

    /// RFC 6868: what quotes cannot hold.
    private static func encode(_ value: String) -> String {
        var encoded = ""
        for character in value {
            switch character {
            case "^": encoded += "^^"
            case "\"": encoded += "^'"
            case "\n": encoded += "^n"
            default: encoded.append(character)
            }
        }
        return encoded
    }

    private static func decode(_ value: Substring) -> String {
        var decoded = ""
        var rest = value
        while let character = rest.popFirst() {
            guard character == "^", let next = rest.first else {
                decoded.append(character)
                continue
            }
            switch next {
            case "^": decoded.append("^")
            case "'": decoded.append("\"")
            case "n": decoded.append("\n")
            default:
                decoded.append(character)
                continue
            }
            rest.removeFirst()
        }
        return decoded
    }
}
