/// Receives the results or the messages of a command.
@MainActor
public protocol TakesText: AnyObject {
    /// Whether the output is a terminal.
    var isTerminal: Bool { get }
    /// Writes bytes unchanged. They may be buffered until `flush`.
    func write(bytes: [UInt8]) throws(OutputError)
    /// Returns once everything is written.
    func flush() throws(OutputError)
}

extension TakesText {
    /// Writes text unchanged.
    func write(_ text: String) throws(OutputError) {
        try write(bytes: Array(text.utf8))
    }

    /// Writes one line. No character of the text can end the line, move a terminal's cursor or turn
    /// the direction of later text.
    func writeLine(_ line: String = "") throws(OutputError) {
        try write(line.onOneLine + "\n")
    }
}

/// A reason why output could not be written.
public enum OutputError: Error, Hashable, Sendable {
    /// A pipe that was closed at its other end.
    case closed
    /// An error with a value of `errno`.
    case failed(Int32)
}
