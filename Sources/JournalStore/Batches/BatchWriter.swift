import Domain
import Files
import Foundation

/// Writes a batch in two steps: its files are made in a staging folder and flushed together with
/// the record of the batch, and then moved to their places. The caller holds the lock for batches.
struct BatchWriter: Sendable {
    let batch: EntryBatch
    let moment: Date
    let folder: Folder
    let records: BatchRecords
    /// The number of steps that the progress counts: the tickets, which are copied before, and the
    /// items.
    let total: Int
    /// The copied tickets of the trips.
    var tickets: [BatchRecord.Ticket] = []
    /// The copies of sync programs that were joined to their entries.
    var joins: [BatchRecord.Join] = []

    /// The error if another program has changed a file, or taken a name, after it was prepared.
    var overtaken: JournalError { .file(batch.title, .journalChanging) }

    /// The prepared files in their staging folder. The open folder is locked, so that it is not
    /// removed as a leftover.
    struct PreparedBatch: Sendable {
        let stage: Folder
        let files: [BatchPreparation.PreparedFile]
    }

    private static let processors = ProcessInfo.processInfo.activeProcessorCount

    /// Prepares the files in chunks on all processors, off the caller's actor, and adds the record
    /// of each chunk as it comes. On return, the new files and the record are flushed.
    @concurrent
    func prepare(
        _ handle: BatchHandle, progress: @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> PreparedBatch {
        let record = try records.keeping { () throws(FolderFailure) in
            let record = try records.newRecord(of: handle, titled: batch.title)
            for ticket in tickets { try record.write(BatchRecord.piece(ticket), on: records.disk) }
            for join in joins { try record.write(BatchRecord.piece(join), on: records.disk) }
            return record
        }
        let stage = try FolderFailure.explained(writing: folder.path, in: folder.path) {
            () throws(FolderFailure) in try folder.makeStage(handle.stagingName)
        }
        let preparation = BatchPreparation(folder: folder, stage: stage, moment: moment)
        let items = BatchPreparation.items(of: batch, in: folder)
        var files: [BatchPreparation.PreparedFile] = []
        var done = batch.tickets.count
        await progress(ImportProgress(done: done, total: total))
        try await items.inChunks(of: 128, atATime: Self.processors + 1) {
            items throws(JournalError) in
            try preparation.prepare(items)
        } handingOver: { _, chunk throws(JournalError) in
            try records.keeping { () throws(FolderFailure) in
                try record.write(chunk.record, on: records.disk)
            }
            files += chunk.files
            done += chunk.count
            await progress(ImportProgress(done: done, total: total))
            return true
        }
        try records.keeping { () throws(FolderFailure) in
            try record.write(BatchRecord.tail, on: records.disk)
            try record.flush(on: records.disk)
        }
        // One call flushes all files, instead of one call for each.
        guard folder.disk.flushEverything(stage.descriptor.number) == 0 else {
            throw FolderFailure(errno).error(writing: folder.path, in: folder.path)
        }
        guard !Task.isCancelled else { throw .cancelled }
        return PreparedBatch(stage: stage, files: files)
    }

    /// Moves the files to their places. It never suspends, so that no reader in this process sees
    /// only some of them.
    ///
    /// - Parameter learn: called with the written files before another process of Counterfoil can
    ///   change them.
    func publish(
        _ prepared: PreparedBatch, of handle: BatchHandle, learning learn: ([IndexedFile]) -> Void
    ) throws(JournalError) -> WrittenBatch {
        try records.writeLock.withLock { () throws(JournalError) in
            do throws(FolderFailure) {
                let handle = try records.move(handle, to: .publishing)
                let mover = FileMover(from: prepared.stage, to: folder)
                for file in prepared.files {
                    guard !Task.isCancelled else { throw FolderFailure(ECANCELED) }
                    guard let old = file.old else {
                        try mover.move(file.name)
                        continue
                    }
                    try mover.swap(file.name, ifStill: old.stamp)
                }
                try folder.flush()
                let written = try records.move(handle, to: .written)
                folder.removeStage(handle.stagingName)
                records.thinOut()
                learn(prepared.files.compactMap(\.indexed))
                let entries = prepared.files.filter { $0.indexed != nil }
                let changed = entries.count { $0.old != nil }
                return WrittenBatch(
                    id: written.id, title: batch.title, added: entries.count - changed,
                    changed: changed + joins.entries.count,
                    lists: prepared.files.count - entries.count, copies: joins.count)
            } catch {
                switch error.code {
                case EEXIST: throw overtaken
                case ECANCELED: throw .cancelled
                default: throw error.error(writing: batch.title, in: folder.path)
                }
            }
        }
    }
}
