public import Domain

extension JournalDouble: JoinsCopies {
    /// Keeps a copy beside an entry, as a sync program does.
    public func keep(_ comparison: CopyComparison) {
        comparisons[comparison.file] = comparison
        entries[comparison.file.original] = comparison.original
        condition.copies.append(comparison.file)
        report(JournalChange(conditionChanged: true))
    }

    public func comparison(of file: CopyFile) async throws(JournalError) -> CopyComparison {
        guard let comparison = comparisons[file] else { throw .entryGone(file.id) }
        return comparison
    }

    public func join(
        _ comparison: CopyComparison, choosing choices: TextChoices
    ) async throws(JournalError) -> JoinedCopy {
        try await beginWrite(comparison.file.original)
        let joined = try joinNow(comparison, choosing: choices)
        finish(
            .join(comparison.file),
            JournalChange(changed: [comparison.file.original], conditionChanged: true))
        return joined
    }

    /// Joins a copy immediately and without notifying observers.
    func joinNow(
        _ comparison: CopyComparison, choosing choices: TextChoices
    ) throws(JournalError) -> JoinedCopy {
        guard comparisons[comparison.file] == comparison else {
            throw .entryGone(comparison.file.id)
        }
        self.choices = choices
        let sides = choices.fields.mapValues { choice -> JoinedSide in
            switch choice {
            case .original: .later
            case .copy: .earlier
            case .both: .both
            }
        }
        let joined = Entry.joining(
            comparison.original, with: comparison.copy, from: nil, choosing: sides)
        guard let entry = joined?.entry else { throw .entryGone(comparison.file.id) }
        entries[comparison.file.original] = entry
        condition.copies.removeAll { $0 == comparison.file }
        return JoinedCopy(
            comparison, choosing: choices, entry: entry,
            deleted: DeletedEntry(id: comparison.file.id, entry: comparison.copy, content: []))
    }

    public func separate(_ joined: JoinedCopy) async throws(JournalError) -> UndoOutcome {
        let file = joined.comparison.file
        try await beginWrite(file.original)
        separateNow(joined)
        finish(.separate(file), JournalChange(changed: [file.original], conditionChanged: true))
        return UndoOutcome(entry: file.original)
    }

    func separateNow(_ joined: JoinedCopy) {
        let file = joined.comparison.file
        entries[file.original] = joined.comparison.original
        condition.copies.append(file)
    }
}
