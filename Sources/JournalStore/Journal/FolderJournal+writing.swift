public import Domain
public import Foundation
internal import JournalFormat

extension FolderJournal: WritesEntries {
    public func textsTooLong(in entry: Entry) -> [TextField: String] {
        EntryText.tooLong(in: entry)
    }

    public func add(_ entry: Entry) async throws(JournalError) -> EntryID {
        let moment = now()
        let added = try await attempt { () async throws(JournalError) in
            try await keeper.add(entry, at: moment)
        }
        apply(added.update)
        return added.id
    }

    @discardableResult
    public func change(
        _ id: EntryID, by change: @escaping @Sendable (Entry) -> Entry
    ) async throws(JournalError) -> Entry {
        let moment = now()
        let changed = try await attempt(on: id) { () async throws(JournalError) in
            try await keeper.change(id, at: moment, by: change)
        }
        apply(changed.update)
        return changed.entry
    }

    public func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry {
        try await writing { () async throws(JournalError) in try await takeAway(id) }
    }

    private func takeAway(_ id: EntryID) async throws(JournalError) -> DeletedEntry {
        let deleted = try await attempt(on: id) { () async throws(JournalError) in
            try await keeper.content(of: id)
        }
        let place = try await attempt(on: id) { () async throws(JournalError) in
            try await remove(id)
        }
        apply(await keeper.look(at: [id.rawValue]))
        return DeletedEntry(id: id, entry: deleted.entry, content: deleted.content, place: place)
    }

    public func restore(_ deleted: DeletedEntry) async throws(JournalError) {
        let update = try await attempt(on: deleted.id) { () async throws(JournalError) in
            try await putBack(deleted)
        }
        apply(update)
    }

    /// Copies the files of another journal into this one, such as the sample journal's: each
    /// under its name where that is free, and either all of them or none.
    @discardableResult
    public func copyEntries(from folder: URL) async throws(JournalError) -> [EntryID] {
        let copied = try await attempt { () async throws(JournalError) in
            try await keeper.copyItems(from: folder.path(percentEncoded: false))
        }
        apply(copied.update)
        return copied.ids
    }

    /// What fails may tell news: of a file that is gone, of a folder that is not to be written to
    /// any more.
    func attempt<Result>(
        on id: EntryID? = nil, _ work: () async throws(JournalError) -> Result
    ) async throws(JournalError) -> Result {
        do throws(JournalError) {
            return try await writing(work)
        } catch {
            apply(await keeper.look(at: id.map { [$0.rawValue] } ?? []))
            throw error
        }
    }
}
