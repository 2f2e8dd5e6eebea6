/// Where a command says what: results to one side, so that another program can take them, and
/// messages for people to the other.
@MainActor
public struct Console {
    public let results: any TakesText
    public let messages: any TakesText

    public init(results: any TakesText, messages: any TakesText) {
        self.results = results
        self.messages = messages
    }

    /// Standard output and standard error.
    public static func standard() -> Console {
        Console(
            results: StandardStream(descriptor: 1), messages: StandardStream(descriptor: 2))
    }

    /// Tells people something. Where nobody can hear it, nothing is lost.
    func tell(_ message: String) {
        try? messages.writeLine(message)
        try? messages.flush()
    }
}
