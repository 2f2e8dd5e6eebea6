public import Domain

extension FolderJournal: RepeatsBatches {
    public func contents(of batch: WrittenBatch) async throws(JournalError) -> EntryBatch {
        try await keeper.contents(of: batch)
    }
}

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
            let place = try await remove(withdrawal)
            return try await keeper.finishTakingBack(withdrawal, from: place)
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
