public import Domain

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
