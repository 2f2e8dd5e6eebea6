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
        var parts: [String] = []
        var start = bytes.startIndex
        var index = start
        var quoted = false
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\""), !parts.isEmpty {
                quoted.toggle()
            } else if !quoted, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") {
                parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
                start = index + 1
                if byte == UInt8(ascii: ":") { break }
            }
            index = index + 1
        }
        guard index < bytes.endIndex, let spelling = parts.first, !spelling.isEmpty else {
            return nil
        }
        self.spelling = spelling
        let isCapital = spelling.utf8.allSatisfy { !(0x61...0x7A).contains($0) }
        self.name = isCapital ? spelling : spelling.uppercased()
        self.parameters = parts.dropFirst().map(Parameter.init(written:))
        self.value = String(decoding: bytes[start...], as: UTF8.self)
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
