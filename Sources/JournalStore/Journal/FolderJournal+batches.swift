public import Domain

extension FolderJournal: WritesBatches {
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

    public func takeBack(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack {
        try await writing { () async throws(JournalError) in
            // Who looks at the folder now would tell of some of it before the rest is gone.
            await untilReconciled()
            return try await withdraw(batch)
        }
    }

    private func withdraw(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack {
        try await unwatched { () async throws(JournalError) in
            let withdrawal = try await keeper.beginTakingBack(batch)
            if let path = withdrawal.trashed {
                do throws(TrashFailure) {
                    try await trash.moveToTrash(path)
                } catch {
                    await keeper.giveUpTakingBack(withdrawal)
                    throw JournalError.trash(file: batch.title, reason: error.reason)
                }
            }
            return try await keeper.finishTakingBack(withdrawal)
        }
    }

    /// Many files at a time would be as many events for the window, and nothing in them is news:
    /// while they are written nobody watches, and afterwards the whole folder is looked at.
    private func unwatched<Result>(
        _ work: () async throws(JournalError) -> (Result, Update?)
    ) async throws(JournalError) -> Result {
        unwatch()
        defer {
            watch()
            startReconciling()
            Task { [weak self] in
                try? await Task.sleep(for: .seconds(3))
                await self?.keeper.forgetJustWritten()
                await self?.reconcile()
            }
        }
        let done = try await attempt(work)
        apply(done.1)
        return done.0
    }
}
