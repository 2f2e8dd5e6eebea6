public import Domain
public import Foundation

extension FolderJournal: WritesEntries {
    public func add(_ entry: Entry) async throws(JournalError) -> EntryID {
        let (id, update) = try await keeper.add(entry, at: now())
        apply(update)
        return id
    }

    @discardableResult
    public func change(
        _ id: EntryID, by change: @escaping @Sendable (Entry) -> Entry
    ) async throws(JournalError) -> Entry {
        let (entry, update) = try await keeper.change(id, at: now(), by: change)
        apply(update)
        return entry
    }

    public func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry {
        let deleted = try await keeper.content(of: id)
        do throws(TrashFailure) {
            try await trash.moveToTrash(path + "/" + id.rawValue)
        } catch {
            throw .trash(file: id.rawValue, reason: error.reason)
        }
        apply(await keeper.look(at: [id.rawValue]))
        return deleted
    }

    public func restore(_ deleted: DeletedEntry) async throws(JournalError) {
        apply(try await keeper.restore(deleted))
    }
}

extension FolderJournal {
    /// Copies the files of another journal into this one, such as the sample journal's: each
    /// under its name where that is free, and either all of them or none.
    @discardableResult
    public func copyEntries(from folder: URL) async throws(JournalError) -> [EntryID] {
        let (ids, update) = try await keeper.copyItems(
            from: folder.path(percentEncoded: false))
        apply(update)
        return ids
    }
}
