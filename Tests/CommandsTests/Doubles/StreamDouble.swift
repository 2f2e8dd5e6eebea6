import Commands

/// Keeps what a command says. It can be a terminal, and it can be closed.
@MainActor
final class StreamDouble: TakesText {
    let isTerminal: Bool
    private(set) var bytes: [UInt8] = []
    private(set) var flushes = 0
    /// After so many bytes nobody listens any more; nil for never.
    var closesAfter: Int?

    init(isTerminal: Bool = false) {
        self.isTerminal = isTerminal
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }

    func write(bytes: [UInt8]) throws(OutputError) {
        if let closesAfter, self.bytes.count >= closesAfter { throw .closed }
        self.bytes += bytes
    }

    func flush() throws(OutputError) {
        flushes += 1
    }
}

/// Where a command under test says what.
@MainActor
struct Stage {
    let results: StreamDouble
    let messages: StreamDouble

    /// Answers each question; nil where there is nobody to ask.
    var answer: (@MainActor (String) -> Bool)?

    init(terminal: Bool = false) {
        results = StreamDouble(isTerminal: terminal)
        messages = StreamDouble(isTerminal: terminal)
    }

    var console: Console { Console(results: results, messages: messages, answer: answer) }
}
