public import Domain

extension FolderJournal: WritesBatches, RepeatsBatches {
    public func write(
        _ batch: EntryBatch, progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch {
        let moment = now()
        return try await unwatched { () async throws(JournalError) in
            try await keeper.write(batch, at: moment, progress: progress)
        }
    }

    public func lastBatch() async -> WrittenBatch? {
        await keeper.lastBatch()
    }

    public func contents(of batch: WrittenBatch) async throws(JournalError) -> EntryBatch {
        try await keeper.contents(of: batch)
    }

    public func takeBack(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack {
        try await unfinished.seeThrough { () async throws(JournalError) in
            // Who looks at the folder now would tell of some of it before the rest is gone.
            await reconciling?.value
            return try await unwatched { () async throws(JournalError) in
                try await keeper.takeBack(batch)
            }
        }
    }

    /// Many files at a time would be as many events for the window, and nothing in them is news:
    /// while they are written nobody watches, and afterwards the whole folder is looked at. Who did not
    /// watch before, such as a command, does neither.
    private func unwatched<Result>(
        _ work: () async throws(JournalError) -> Result
    ) async throws(JournalError) -> Result {
        guard watcher.isRunning else { return try await attempt(work) }
        watcher.stop()
        defer {
            watcher.start()
            startReconciling()
            Task { [weak self] in
                try? await Task.sleep(for: .seconds(3))
                await self?.keeper.forgetJustWritten()
                await self?.reconcile()
            }
        }
        return try await attempt(work)
    }
}
