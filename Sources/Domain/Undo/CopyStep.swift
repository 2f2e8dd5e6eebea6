/// The joining of a sync program's copy with its entry.
final class CopyStep: UndoStep {
    private var joined: JoinedCopy
    private let journal: any JoinsCopies

    init(_ joined: JoinedCopy, in journal: any JoinsCopies) {
        self.joined = joined
        self.journal = journal
    }

    var subject: UndoSubject { .copy(joined.comparison.file.original, joined.entry) }

    func undo() async throws(JournalError) -> UndoOutcome {
        try await journal.separate(joined)
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        joined = try await journal.join(joined.comparison, choosing: joined.choices)
        return UndoOutcome(entry: joined.comparison.file.original)
    }
}
