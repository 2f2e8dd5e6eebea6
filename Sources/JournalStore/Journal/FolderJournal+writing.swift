public import Domain
public import Foundation
internal import JournalFormat
public import Signals

extension FolderJournal: WritesEntries {
    public func textsTooLong(in entry: Entry) -> [FieldName: String] {
        EntryText.tooLong(in: entry)
    }

    public func add(_ entry: Entry) async throws(JournalError) -> EntryID {
        let moment = now()
        return try await attempt(titled: entry.nameInList) { () async throws(JournalError) in
            try await keeper.add(entry, at: moment)
        }
    }

    @discardableResult
    public func change(
        _ id: EntryID, by change: @escaping @Sendable (Entry) -> Entry
    ) async throws(JournalError) -> Entry {
        let moment = now()
        return try await attempt(on: id) { () async throws(JournalError) in
            try await keeper.change(id, at: moment, by: change)
        }
    }

    public func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry {
        try await attempt(on: id) { () async throws(JournalError) in try await keeper.delete(id) }
    }

    @discardableResult
    public func restore(_ deleted: DeletedEntry) async throws(JournalError) -> EntryID {
        // By then another entry may be in its place, and in the list.
        let title = deleted.entry.nameInList
        return try await attempt(on: deleted.id, titled: title) { () async throws(JournalError) in
            try await keeper.restore(deleted)
        }
    }

    public func isBack(_ deleted: DeletedEntry) async -> Bool { await keeper.isBack(deleted) }

    /// Copies the files of another journal into this one, such as the sample journal's: each
    /// under its name where that is free, and either all of them or none.
    @discardableResult
    public func copyEntries(from folder: URL) async throws(JournalError) -> [EntryID] {
        try await attempt { () async throws(JournalError) in
            try await keeper.copyItems(from: folder.path(percentEncoded: false))
        }
    }

    public func together<Result>(
        as whole: Entry?, _ work: (any WritesEntries & ReadsEntries) async throws -> Result
    ) async throws -> Result { try await work(self) }

    public func withTerminationDeferred(_ work: () async -> Void) async {
        unfinished += 1
        defer { unfinished -= 1 }
        await work()
    }

    /// Whether something that was asked for is not safely on disk yet. True before the call that
    /// asks for it first waits for anything.
    public var isWriting: Bool { unfinished > 0 }

    /// Every new value of `isWriting`.
    public var signalWriting: Signal<Bool> { writing.signal }

    /// Tells what became of it. What fails may tell news too: of a file that is gone, of a folder
    /// that is not to be written to any more. It names the entry as the list did until then.
    ///
    /// - Parameter isBatch: whether many files are written. They would be as many events for the window, and
    ///   nothing in them is news: meanwhile nobody watches, and afterwards the whole folder is looked at. Who
    ///   did not watch before, such as a command, does neither.
    func attempt<Result>(
        on id: EntryID? = nil, titled title: String? = nil, isBatch: Bool = false,
        _ work: () async throws(JournalError) -> Result
    ) async throws(JournalError) -> Result {
        let isUnwatched = isBatch && watcher.isRunning
        if isUnwatched { watcher.stop() }
        defer { if isUnwatched { watchAgain() } }
        unfinished += 1
        do throws(JournalError) {
            let result = try await work()
            unfinished -= 1
            deliver()
            return result
        } catch {
            unfinished -= 1
            let title = title ?? error.entry.flatMap(titleInList)
            await look(at: .files(id.map { [$0.rawValue] } ?? []))
            throw await explained(title.map(error.titled) ?? error)
        }
    }

    private func titleInList(_ id: EntryID) -> String? {
        let listing = listingAtOnce(matching: EntryQuery())
        guard let listing, let position = listing.position(of: id) else { return nil }
        return listing.summaries(in: position..<position + 1).first?.nameInList
    }
}
