@testable import Counterfoil

/// Records the output of a command. It can be a terminal, and it can be closed.
@MainActor
final class StreamDouble: TakesText {
    let isTerminal: Bool
    private(set) var bytes: [UInt8] = []
    private(set) var flushes = 0
    /// The number of bytes after which the reader closes the pipe, or `nil` for never.
    var closesAfter: Int?

    init(isTerminal: Bool = false) { self.isTerminal = isTerminal }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }

    func write(bytes: [UInt8]) throws(OutputError) {
        if let closesAfter, self.bytes.count >= closesAfter { throw .closed }
        self.bytes += bytes
    }

    func flush() throws(OutputError) { flushes += 1 }
}

/// The outputs and the input of a command under test.
@MainActor
struct Stage {
    let results: StreamDouble
    let messages: StreamDouble

    /// Answers each question, or `nil` without a terminal.
    var answer: (@MainActor (String) -> Bool)?

    init(terminal: Bool = false) {
        results = StreamDouble(isTerminal: terminal)
        messages = StreamDouble(isTerminal: terminal)
    }

    var console: Console { Console(results: results, messages: messages, answer: answer) }
}
