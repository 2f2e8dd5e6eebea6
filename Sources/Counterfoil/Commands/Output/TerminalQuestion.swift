import Wording

/// A question on a terminal, which is answered by a line.
@MainActor
struct TerminalQuestion {
    private let question: String
    private let messages: any TakesText
    private let words = Localizer.ofProgram

    init(_ question: String, on messages: any TakesText) {
        self.question = question
        self.messages = messages
    }

    /// Asks the question. Any answer but a yes, in English or the program's language, is a no.
    var isAnsweredByYes: Bool {
        try? messages.write(words.yesOrNo(question).onOneLine + " ")
        try? messages.flush()
        let answer = (readLine() ?? "").lowercased().filter { !$0.isWhitespace }
        return !answer.isEmpty && words.answersForYes.contains { $0.hasPrefix(answer) }
    }
}
