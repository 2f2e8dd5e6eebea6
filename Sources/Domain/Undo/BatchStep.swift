final class BatchStep: UndoStep {
    private var batch: WrittenBatch
    /// The batch that redo writes, or `nil` unless it was undone.
    private var again: EntryBatch?
    private let journal: any ReadsEntries & WritesBatches & RepeatsBatches

    init(_ batch: WrittenBatch, in journal: any ReadsEntries & WritesBatches & RepeatsBatches) {
        self.batch = batch
        self.journal = journal
    }

    var subject: UndoSubject { .batch(batch) }

    func undo() async throws(JournalError) -> UndoOutcome {
        var again = try await journal.contents(of: batch)
        let taken = try await journal.takeBack(batch)
        again.leave(Set(taken.kept))
        self.again = again
        return UndoOutcome(takenBack: taken, place: taken.place)
    }

    /// Writes the batch again, as a batch with a new id. Files that were restored from the trash
    /// meanwhile are left out.
    func redo() async throws(JournalError) -> UndoOutcome {
        guard var again else { throw .takenBack }
        let listing = await journal.listing(matching: EntryQuery())
        again.leave(
            Set(
                again.additions.compactMap(\.id).filter { listing.position(of: $0) != nil }),
            changesToo: false)
        guard !again.isEmpty else { return UndoOutcome(isNothing: true) }
        batch = try await journal.write(again) { _ in }
        self.again = nil
        return UndoOutcome()
    }
}

extension EntryBatch {
    /// Removes entries and lists from the batch.
    fileprivate mutating func leave(_ ids: Set<EntryID>, changesToo: Bool = true) {
        guard !ids.isEmpty else { return }
        additions.removeAll { $0.id.map(ids.contains) ?? false }
        if changesToo {
            changes.removeAll { ids.contains($0.id) }
            joins.removeAll { ids.contains($0.original) }
        }
        lists.removeAll { ids.contains(EntryID($0.file.name)) }
    }
}

extension EntryBatch.Addition {
    /// The name of its file, or `nil` if it has none yet.
    fileprivate var id: EntryID? {
        switch self {
        case .entry: nil
        case .returning(_, let id): id
        case .file(let name, _): EntryID(name)
        }
    }
}
