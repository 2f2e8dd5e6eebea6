internal import Wording

/// A question on a terminal, whose answer is a line.
@MainActor
struct TerminalQuestion {
    private let question: String
    private let messages: any TakesText
    private let words = LocalWords.ofProgram

    init(_ question: String, on messages: any TakesText) {
        self.question = question
        self.messages = messages
    }

    /// Asks. Anything but a yes, in English or the language of the question, is a no.
    var isAnsweredByYes: Bool {
        try? messages.write(words.yesOrNo(question).onOneLine + " ")
        try? messages.flush()
        let answer = (readLine() ?? "").lowercased().filter { !$0.isWhitespace }
        return !answer.isEmpty && words.answersForYes.contains { $0.hasPrefix(answer) }
    }
}
