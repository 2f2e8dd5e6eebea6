public import Domain
public import Foundation
import JournalFormat

extension FolderJournal: WritesEntries {
    public func textsTooLong(in entry: Entry) -> [FieldName: CalendarDefect] {
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
        // The title is looked up first: afterwards another entry may have the id in the list.
        let title = deleted.entry.nameInList
        return try await attempt(on: deleted.id, titled: title) { () async throws(JournalError) in
            try await keeper.restore(deleted)
        }
    }

    public func isBack(_ deleted: DeletedEntry) async -> Bool { await keeper.isBack(deleted) }

    /// Copies the files of another journal, such as the sample journal, whose names are free, all
    /// of them or none.
    @discardableResult
    public func copyEntries(from folder: URL) async throws(JournalError) -> [EntryID] {
        try await attempt { () async throws(JournalError) in
            try await keeper.copyItems(from: folder.path(percentEncoded: false))
        }
    }

    public func withUndoGroup<Result>(
        namedAfter whole: Entry?, _ work: (any WritesEntries & ReadsEntries) async throws -> Result
    ) async throws -> Result { try await work(self) }

    /// Performs a write and delivers its changes, also after a failure, which may reveal that a
    /// file was removed or the folder is not writable any more. An error names the entry by its
    /// title in the list before the write.
    ///
    /// - Parameter isBatch: whether many files are written. Their events would be useless to the
    ///   window, so the folder is not watched meanwhile and compared as a whole afterwards, unless
    ///   it was not watched before, as in a command.
    func attempt<Result>(
        on id: EntryID? = nil, titled title: String? = nil, isBatch: Bool = false,
        _ work: () async throws(JournalError) -> Result
    ) async throws(JournalError) -> Result {
        let isUnwatched = isBatch && watcher.isRunning
        if isUnwatched { watcher.stop() }
        defer { if isUnwatched { watchAgain() } }
        pendingWrites.begin()
        do throws(JournalError) {
            let result = try await work()
            pendingWrites.end()
            deliver()
            return result
        } catch {
            pendingWrites.end()
            let title = title ?? error.entry.flatMap(titleInList)
            await reconcile(after: .files(id.map { [$0.rawValue] } ?? []))
            throw await explained(title.map(error.titled) ?? error)
        }
    }

    private func titleInList(_ id: EntryID) -> String? {
        let listing = listingAtOnce(matching: EntryQuery())
        guard let listing, let position = listing.position(of: id) else { return nil }
        return listing.summaries(in: position..<position + 1).first?.nameInList
    }
}

extension FolderJournal: WritesBatches, RepeatsBatches {
    public func write(
        _ batch: EntryBatch, progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch {
        let moment = now()
        return try await attempt(isBatch: true) { () async throws(JournalError) in
            try await keeper.write(batch, at: moment, progress: progress)
        }
    }

    public func lastBatch() async throws(JournalError) -> WrittenBatch? {
        try await keeper.lastBatch()
    }

    public func undoablePart(of batch: WrittenBatch) async throws(JournalError) -> WrittenBatch {
        try await keeper.undoablePart(of: batch)
    }

    public func contents(of batch: WrittenBatch) async throws(JournalError) -> EntryBatch {
        try await keeper.contents(of: batch)
    }

    public func takeBack(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack {
        let moment = now()
        pendingWrites.begin()
        defer { pendingWrites.end() }
        // A comparison of the folder that is under way would report a part of the removal before
        // the rest.
        await reconciling?.value
        return try await attempt(isBatch: true) { () async throws(JournalError) in
            try await keeper.takeBack(batch, at: moment)
        }
    }

    /// Watches the folder again after many files were written, and compares all of it: now, and
    /// once more when the clock of the file system has advanced.
    func watchAgain() {
        watcher.start()
        startReconciling()
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(3))
            await self?.keeper.forgetJustWritten()
            await self?.reconcile()
        }
    }
}
