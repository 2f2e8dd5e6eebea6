public import Domain

extension FolderJournal: JoinsCopies {
    public func comparison(of file: CopyFile) async throws(JournalError) -> CopyComparison {
        try await keeper.comparison(of: file)
    }

    public func join(
        _ comparison: CopyComparison, choosing choices: TextChoices
    ) async throws(JournalError) -> JoinedCopy {
        let moment = now()
        let title = comparison.original.nameInList
        return try await attempt(on: comparison.file.original, titled: title) {
            () async throws(JournalError) in
            try await keeper.join(comparison, choosing: choices, at: moment)
        }
    }

    public func separate(_ joined: JoinedCopy) async throws(JournalError) -> UndoOutcome {
        let moment = now()
        let title = joined.entry.nameInList
        return try await attempt(on: joined.comparison.file.original, titled: title) {
            () async throws(JournalError) in
            try await keeper.separate(joined, at: moment)
        }
    }
}
