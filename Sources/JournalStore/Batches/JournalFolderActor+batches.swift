import Domain
import Files
import Foundation
import Synchronization

extension JournalFolderActor {
    /// Writes a batch, all of it or none. Copies are joined and tickets copied first, which is
    /// undone if the rest fails.
    func write(
        _ batch: EntryBatch, at moment: Date,
        progress: @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch {
        let folder = try place.openToWrite()
        let records = place.batchRecords
        let lock = try records.lockForBatch()
        defer {
            withExtendedLifetime(lock) {}
            tidyLater()
        }
        BatchRecovery(folder: folder, records: records).recover()
        let joined = try await join(batch.joins, at: moment)
        var tickets = TicketCopier(on: place.disk)
        let total = batch.tickets.count + BatchPreparation.count(of: batch)
        do throws(JournalError) {
            try await tickets.copy(batch.tickets) {
                await progress(ImportProgress(done: $0, total: total))
            }
            let batch = batch.keeping(tickets.files)
            await tickets.bringBack(batch.returningTickets, from: remover.trash)
            return try await writeFiles(
                by: BatchWriter(
                    batch: batch, moment: moment, folder: folder, records: records, total: total,
                    tickets: tickets.kept, joins: joined.map(BatchRecord.Join.init)),
                progress: progress)
        } catch {
            await tickets.giveUp(into: remover.trash)
            await putApart(joined, at: moment)
            throw error
        }
    }

    /// Writes the files of a batch, and starts over if another program interferes.
    private func writeFiles(
        by writer: BatchWriter, progress: @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch {
        let (batch, folder, records) = (writer.batch, writer.folder, writer.records)
        for _ in 0..<Folder.attempts {
            let handle = try records.keeping { () throws(FolderFailure) in
                try records.newHandle()
            }
            var isPublished = false
            do throws(JournalError) {
                let prepared = try await writer.prepare(handle, progress: progress)
                isPublished = true
                return try writer.publish(prepared, of: handle) { files in
                    reconciler.updateIndex(files, in: folder, isBatch: true)
                    if !batch.lists.isEmpty { reconciler.noticeLists() }
                }
            } catch {
                BatchRecovery(folder: folder, records: records).recover(handle.id)
                let isLeft = isPublished && !records.isGone(handle.id)
                if error == writer.overtaken, !isLeft { continue }
                throw isLeft ? .halfWritten(title: batch.title, because: error) : error
            }
        }
        throw writer.overtaken
    }

    func lastBatch() throws(JournalError) -> WrittenBatch? {
        lastKnownBatch = try place.batchRecords.lastBatch(unless: lastKnownBatch)
        return lastKnownBatch
    }

    func undoablePart(of batch: WrittenBatch) async throws(JournalError) -> WrittenBatch {
        let folder = try place.openToRead()
        var record = try place.batchRecords.record(of: batch).record
        let unchanged = try await record.unchangedFiles(in: folder)
        record.items.removeAll { unchanged[$0.name] == nil }
        return record.written(as: batch.id)
    }

    /// Returns a batch that would write another one again.
    func contents(of batch: WrittenBatch) async throws(JournalError) -> EntryBatch {
        let folder = try place.openToRead()
        return try await place.batchRecords.record(of: batch).record.contents(in: folder)
    }

    /// Puts the tickets of an undone batch in the trash, except those that were changed and those
    /// that are used. If it is unknown which are used, all of them stay, and so they do without a
    /// trash.
    private func discard(_ tickets: [BatchRecord.Ticket], beside folder: Folder) async {
        let unchanged = await TicketCopier(on: folder.disk).unchanged(tickets)
        guard !unchanged.isEmpty, let used = await usedTickets(in: folder) else { return }
        for ticket in unchanged where !used.contains(ticket.path) {
            try? await remover.trash.moveToTrash(ticket.path)
        }
    }

    /// Returns the paths of the tickets to which entries refer, or `nil` if some entries cannot be
    /// read, since these may refer to any ticket: their files have faults or closed names, or are
    /// missing although the index knows them, as on a disk that is not mounted.
    private func usedTickets(in folder: Folder) async -> Set<String>? {
        let found = Mutex((used: Set<String>(), unread: index.shown?.names ?? []))
        do {
            try await EntryReader(folder: folder, snapshot: nil).read(nil) { files, _ in
                for file in files {
                    guard let entry = file.entry else {
                        throw JournalError.folder(.notAllRead(path: folder.path))
                    }
                    found.withLock { found in
                        found.unread.remove(file.id.rawValue)
                        if let path = entry.storedFile?.path { found.used.insert(path) }
                    }
                }
            }
        } catch {
            return nil
        }
        return found.withLock { $0.unread.isEmpty ? $0.used : nil }
    }

    func takeBack(
        _ batch: WrittenBatch, at moment: Date
    ) async throws(JournalError) -> TakenBack {
        let folder = try place.openToWrite()
        // The rollback holds the lock by which files that an undo removes are told from vanished ones.
        _ = try lookForVanished()
        var rollback = try BatchRollback(
            of: batch, in: folder, records: place.batchRecords)
        try requireFiles(of: rollback.record.items.map { EntryID($0.name) })
        let held = try await rollback.record.unchangedFiles(in: folder)
        let apart = try await separate(rollback.record.joins, at: moment)
        let back = try await withdraw(&rollback, ifStill: held, from: folder)
        await discard(rollback.record.tickets, beside: folder)
        tidyLater()
        return back.with(apart)
    }

    /// Moves the added files of a batch to the trash and restores the changed ones, while no
    /// comparison of the folder takes files for removed that may come back.
    private func withdraw(
        _ rollback: inout BatchRollback, ifStill held: [String: FileSignature], from folder: Folder
    ) async throws(JournalError) -> TakenBack {
        reconciler.isSuspended = true
        defer { reconciler.isSuspended = false }
        try rollback.gather(held)
        let place = try await remover.remove(rollback)
        let (back, files) = try rollback.finish(place)
        reconciler.updateIndex(files, in: folder, isBatch: true)
        if back.lists > 0 { reconciler.noticeLists() }
        return back
    }
}
