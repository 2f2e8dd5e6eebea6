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

    public func contents(of batch: WrittenBatch) async throws(JournalError) -> EntryBatch {
        try await keeper.contents(of: batch)
    }

    public func takeBack(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack {
        let moment = now()
        unfinished += 1
        defer { unfinished -= 1 }
        // Who looks at the folder now would tell of some of it before the rest is gone.
        await reconciling?.value
        return try await attempt(isBatch: true) { () async throws(JournalError) in
            try await keeper.takeBack(batch, at: moment)
        }
    }

    /// Watches the folder once many files were written, and looks at it as a whole: now, and once more
    /// when clocks of file systems have moved on.
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
