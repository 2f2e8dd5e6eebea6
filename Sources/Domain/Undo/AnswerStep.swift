/// An answer to a question about a film of lists.
final class AnswerStep: UndoStep {
    private let answer: ListAnswer
    private let before: [ListAnswer]
    private let journal: any StoresListFiles

    /// - Parameter before: The earlier answers to the question.
    init(_ answer: ListAnswer, insteadOf before: [ListAnswer], in journal: any StoresListFiles) {
        self.answer = answer
        self.before = before
        self.journal = journal
    }

    var subject: UndoSubject { .answer(answer) }

    func undo() async throws(JournalError) -> UndoOutcome {
        try await journal.changeListAnswers(removing: [answer], adding: before)
        return UndoOutcome()
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        try await journal.changeListAnswers(removing: before, adding: [answer])
        return UndoOutcome()
    }
}
