internal import Glibc

/// Where a command says what: results to one side, so that another program can take them, and
/// messages for people to the other.
@MainActor
public struct Console {
    public let results: any TakesText
    public let messages: any TakesText
    /// Answers a question by yes or no; nil where there is no terminal to ask on.
    public let answer: (@MainActor (String) -> Bool)?

    public init(
        results: any TakesText, messages: any TakesText,
        answer: (@MainActor (String) -> Bool)? = nil
    ) {
        self.results = results
        self.messages = messages
        self.answer = answer
    }

    /// Standard output and standard error, and standard input for answers.
    public static func standard() -> Console {
        let messages = StandardStream(descriptor: 2)
        var answer: (@MainActor (String) -> Bool)?
        if messages.isTerminal, isatty(0) != 0 {
            answer = { question in TerminalQuestion(question, on: messages).isAnsweredByYes }
        }
        return Console(
            results: StandardStream(descriptor: 1), messages: messages, answer: answer)
    }

    /// Tells people something. Where nobody can hear it, nothing is lost.
    func tell(_ message: String) {
        try? messages.writeLine(message)
        try? messages.flush()
    }
}
