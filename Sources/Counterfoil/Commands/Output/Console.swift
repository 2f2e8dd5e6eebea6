internal import Glibc

/// The output of a command: results on one side, so that another program can read them, and
/// messages on the other.
@MainActor
public struct Console {
    public let results: any TakesText
    public let messages: any TakesText
    /// Asks a question and returns whether the answer is yes, or is `nil` without a terminal to ask
    /// on.
    public let answer: (@MainActor (String) -> Bool)?

    public init(
        results: any TakesText, messages: any TakesText,
        answer: (@MainActor (String) -> Bool)? = nil
    ) {
        self.results = results
        self.messages = messages
        self.answer = answer
    }

    /// Returns the console of standard output, standard error, and standard input for answers.
    public static func standard() -> Console {
        let messages = StandardStream(descriptor: 2)
        var answer: (@MainActor (String) -> Bool)?
        if messages.isTerminal, isatty(0) != 0 {
            answer = { question in TerminalQuestion(question, on: messages).isAnsweredByYes }
        }
        return Console(
            results: StandardStream(descriptor: 1), messages: messages, answer: answer)
    }

    /// Prints a message. A failure is ignored.
    func printMessage(_ message: String) {
        try? messages.writeLine(message)
        try? messages.flush()
    }
}
