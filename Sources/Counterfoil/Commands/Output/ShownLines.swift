/// Writes bytes unchanged to a file or a pipe, and to a terminal line by line without control
/// characters.
@MainActor
struct ShownLines {
    private let output: any TakesText
    private var rest: [UInt8] = []

    init(on output: any TakesText) {
        self.output = output
    }

    mutating func write(_ bytes: [UInt8]) throws(OutputError) {
        guard output.isTerminal else { return try output.write(bytes: bytes) }
        rest += bytes
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
        try show(rest[..<end])
        try output.write("\n")
        rest.removeSubrange(...end)
    }

    /// Writes the rest of the last line.
    mutating func end() throws(OutputError) {
        guard !rest.isEmpty else { return }
        try show(rest[...])
        rest = []
    }

    private func show(_ bytes: ArraySlice<UInt8>) throws(OutputError) {
        let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        try output.write(String(decoding: bytes, as: UTF8.self).inPlainLines)
    }
}
