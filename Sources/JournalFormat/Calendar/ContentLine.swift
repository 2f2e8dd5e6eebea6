/// A line of RFC 5545, section 3.1, without its folds: a name, parameters and a value, all as
/// they are written.
package struct ContentLine: Hashable, Sendable {
    /// In capitals.
    package let name: String
    /// As it was written, so that replacing a value leaves the name's own spelling.
    package let spelling: String
    package var parameters: [Parameter]
    /// Still encoded.
    package var value: String

    init(_ name: String, parameters: [Parameter] = [], value: String) {
        self.name = name
        self.spelling = name
        self.parameters = parameters
        self.value = value
    }

    /// The same under another name, given in capitals.
    func named(_ name: String) -> ContentLine {
        ContentLine(name, parameters: parameters, value: value)
    }

    /// Returns nil if the line has no name or no value.
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

    /// Whether a byte parts the name, the parameters and the value from each other.
    private static func parts(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":")
    }

    /// Whether that is its name, given in capitals. Lengths tell most names apart, sooner than letters.
    func isNamed(_ name: String) -> Bool {
        self.name.utf8.count == name.utf8.count && self.name == name
    }

    /// The decoded value of a parameter; nil where the line has none of that name.
    package func parameter(_ name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }

    var written: String {
        var line = spelling
        for parameter in parameters { line += ";" + parameter.written }
        return line + ":" + value
    }
}
