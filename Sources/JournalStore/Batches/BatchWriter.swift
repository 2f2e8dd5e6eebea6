import Domain
import Foundation
import Wording

/// Writes a batch, all of it or none: its files are made where nobody looks, flushed together, and
/// take their places at last; the record of what they are comes before them.
struct BatchWriter {
    let folder: Folder
    let records: BatchRecords

    /// - Parameter learn: gets what was written before any other process of ours can change it.
    func write(
        _ batch: EntryBatch, at moment: Date,
        progress: @MainActor @Sendable (ImportProgress) -> Void,
        learning learn: ([IndexedFile]) -> Void
    ) async throws(JournalError) -> WrittenBatch {
        let lock = try records.lockForBatch()
        defer { withExtendedLifetime(lock) {} }
        let recovery = BatchRecovery(folder: folder, records: records)
        recovery.recover()
        for _ in 0..<FileWriter.attempts {
            let handle = records.newHandle()
            do throws(Failure) {
                let prepared = try await prepare(batch, as: handle, at: moment, progress: progress)
                return try publish(prepared, of: batch, learning: learn)
            } catch {
                recovery.recover(handle.id)
                switch error {
                case .overtaken: continue
                case .failed(let error): throw error
                }
            }
        }
        throw .file(batch.title, .journalChanging)
    }

    private enum Failure: Error {
        case failed(JournalError)
        /// Another program changed a file, or took a name, after it was prepared.
        case overtaken
    }

    private struct PreparedBatch {
        let handle: BatchHandle
        let stage: Folder
        let files: [BatchPreparation.PreparedFile]
    }

    private static let processors = ProcessInfo.processInfo.activeProcessorCount

    /// Chunks are prepared on all processors, and the record of each is kept as it comes. When this
    /// returns, the new files and the record are safely on disk.
    private func prepare(
        _ batch: EntryBatch, as handle: BatchHandle, at moment: Date,
        progress: @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(Failure) -> PreparedBatch {
        do throws(JournalError) {
            let record = try records.keeping { () throws(FolderFailure) in
                try records.newRecord(of: handle, titled: batch.title)
            }
            let stage = try FolderFailure.explained(writing: folder.path, in: folder.path) {
                () throws(FolderFailure) in try Staging(in: folder).make(handle.stagingName)
            }
            let preparation = BatchPreparation(folder: folder, stage: stage, moment: moment)
            let items = BatchPreparation.items(of: batch, in: folder)
            var files: [BatchPreparation.PreparedFile] = []
            var done = 0
            await progress(ImportProgress(done: 0, total: items.count))
            try await items.inChunks(of: 128, atATime: Self.processors + 1) {
                items throws(JournalError) in
                try preparation.prepare(items)
            } handingOver: { _, chunk throws(JournalError) in
                try records.keeping { () throws(FolderFailure) in try record.append(chunk.record) }
                files += chunk.files
                done += chunk.count
                await progress(ImportProgress(done: done, total: items.count))
                return true
            }
            try records.keeping { () throws(FolderFailure) in
                try record.append(BatchRecord.tail)
                try record.flush()
            }
            try await preparation.flush()
            guard !Task.isCancelled else { throw JournalError.cancelled }
            return PreparedBatch(handle: handle, stage: stage, files: files)
        } catch {
            throw .failed(error)
        }
    }

    /// The files take their places. Nothing is awaited, so that nobody sees some of them only.
    private func publish(
        _ prepared: PreparedBatch, of batch: EntryBatch, learning learn: ([IndexedFile]) -> Void
    ) throws(Failure) -> WrittenBatch {
        try records.writeLock.hold { () throws(Failure) in
            do throws(FolderFailure) {
                let handle = try records.move(prepared.handle, to: .publishing)
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
                Staging(in: folder).remove(handle.stagingName)
                records.thinOut()
                learn(prepared.files.compactMap(\.indexed))
                let entries = prepared.files.filter { $0.indexed != nil }
                let changed = entries.count { $0.old != nil }
                return WrittenBatch(
                    id: written.id, title: batch.title, added: entries.count - changed,
                    changed: changed, lists: prepared.files.count - entries.count)
            } catch {
                switch error.code {
                case EEXIST: throw .overtaken
                case ECANCELED: throw .failed(.cancelled)
                default: throw .failed(error.error(writing: batch.title, in: folder.path))
                }
            }
        }
    }
}
