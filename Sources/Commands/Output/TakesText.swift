/// Takes what a command says: its results, or its messages.
@MainActor
public protocol TakesText: AnyObject {
    /// Whether somebody reads it as it comes.
    var isTerminal: Bool { get }
    /// Writes bytes as they are, with nothing added; `flush` makes sure of it.
    func write(bytes: [UInt8]) throws(OutputError)
    /// Returns when everything is written.
    func flush() throws(OutputError)
}

extension TakesText {
    /// Writes text as it is.
    func write(_ text: String) throws(OutputError) {
        try write(bytes: Array(text.utf8))
    }

    /// Writes one line, whatever its text holds: nothing in it can end the line, move the cursor of
    /// a terminal or turn the direction of what follows.
    func writeLine(_ line: String = "") throws(OutputError) {
        try write(line.onOneLine + "\n")
    }
}

/// Why something could not be said.
public enum OutputError: Error, Hashable, Sendable {
    /// Nobody listens any more: the other end of a pipe was closed.
    case closed
    /// With an error number of the system.
    case failed(Int32)
}
