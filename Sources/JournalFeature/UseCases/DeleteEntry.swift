internal import Domain

/// Moves an entry to the trash, and takes the latest of such moves back.
final class DeleteEntry {
    private let journal: any WritesEntries
    /// The latest last.
    private(set) var deleted: [DeletedEntry] = []

    init(journal: any WritesEntries) {
        self.journal = journal
    }

    func delete(_ id: EntryID) async throws(JournalError) {
        deleted.append(try await journal.delete(id))
    }

    /// Puts the entry deleted last back; nil where there is none. One that cannot be put back
    /// stays the one deleted last.
    func undo() async throws(JournalError) -> EntryID? {
        guard let latest = deleted.popLast() else { return nil }
        do {
            try await journal.restore(latest)
        } catch {
            deleted.append(latest)
            throw error
        }
        return latest.id
    }
}
