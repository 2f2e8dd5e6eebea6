import Domain
import Foundation

extension FolderKeeper {
    /// Writes a batch, all of it or none: its files are made where nobody looks, flushed together,
    /// and take their places at last; the record of what they are comes before them.
    func write(
        _ batch: EntryBatch, at moment: Date,
        progress: @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> (WrittenBatch, Update?) {
        let folder = try openFolder()
        let shelf = shelf
        let lock = try lockShelf(shelf)
        defer { withExtendedLifetime(lock) {} }
        repair(shelf, in: folder)
        for _ in 0..<Self.attempts {
            let slip = shelf.newSlip()
            do throws(BatchFailure) {
                let prepared = try await prepare(
                    batch, as: slip, on: shelf, in: folder, at: moment, progress: progress)
                return try publish(prepared, of: batch, on: shelf, in: folder)
            } catch {
                undo(slip, on: shelf, in: folder)
                switch error {
                case .overtaken: continue
                case .failed(let error): throw error
                }
            }
        }
        throw .file(name: batch.title, reason: "Another program keeps changing the journal.")
    }

    enum BatchFailure: Error {
        case failed(JournalError)
        /// Another program changed a file, or took a name, after it was prepared.
        case overtaken
    }

    private struct PreparedBatch {
        let slip: BatchShelf.Slip
        let stage: Folder
        let files: [BatchPreparation.PreparedFile]
    }

    /// When this returns, the new files and the record are safely on disk.
    private func prepare(
        _ batch: EntryBatch, as slip: BatchShelf.Slip, on shelf: BatchShelf, in folder: Folder,
        at moment: Date, progress: @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(BatchFailure) -> PreparedBatch {
        do {
            let record = try keepingRecords(on: shelf) { () throws(FolderFailure) in
                let record = try BatchRecordFile(slip, on: shelf, disk: disk)
                try record.append(BatchRecord.head(title: batch.title))
                try record.flush()
                try Folder(shelf.path, on: disk).flush()
                return record
            }
            let stage = try writing(in: folder) { () throws(FolderFailure) in
                try folder.stage(slip.stagingName)
            }
            let preparation = BatchPreparation(
                folder: folder, stage: stage, disk: disk, moment: moment)
            let items = BatchPreparation.items(of: batch, in: folder)
            let files = try await preparation.prepare(items, progress: progress) { piece in
                try keepingRecords(on: shelf) { () throws(FolderFailure) in
                    try record.append(piece)
                }
            }
            try keepingRecords(on: shelf) { () throws(FolderFailure) in
                try record.append(BatchRecord.tail)
                try record.flush()
            }
            try await preparation.flush()
            guard !Task.isCancelled else { throw JournalError.cancelled }
            return PreparedBatch(slip: slip, stage: stage, files: files)
        } catch let error as JournalError {
            throw .failed(error)
        } catch {
            throw .failed(.cancelled)
        }
    }

    /// The files take their places. Nobody who asks this keeper sees some of them only.
    private func publish(
        _ prepared: PreparedBatch, of batch: EntryBatch, on shelf: BatchShelf, in folder: Folder
    ) throws(BatchFailure) -> (WrittenBatch, Update?) {
        let turn = shelf.turn()
        defer { withExtendedLifetime(turn) {} }
        do throws(FolderFailure) {
            let slip = try shelf.move(prepared.slip, to: .publishing)
            for file in prepared.files {
                guard !Task.isCancelled else { throw FolderFailure(ECANCELED) }
                guard let old = file.old else {
                    try prepared.stage.give(file.name, to: folder)
                    continue
                }
                try prepared.stage.swap(file.name, with: folder, ifStill: old.stamp)
            }
            try folder.flush()
            let written = try shelf.move(slip, to: .written)
            folder.removeStage(slip.stagingName)
            shelf.thinOut()
            let changed = prepared.files.count { $0.old != nil }
            return (
                WrittenBatch(
                    id: written.id, title: batch.title, added: prepared.files.count - changed,
                    changed: changed),
                settleBatch(prepared.files.map(\.indexed), in: folder)
            )
        } catch {
            switch error.code {
            case EEXIST: throw .overtaken
            case ECANCELED: throw .failed(.cancelled)
            default: throw .failed(error.error(writing: batch.title, in: path))
            }
        }
    }

    /// Removes what there is of a batch that was not finished.
    func undo(_ slip: BatchShelf.Slip, on shelf: BatchShelf, in folder: Folder) {
        for unfinished in shelf.slips where unfinished.id == slip.id {
            repair(unfinished, on: shelf, in: folder)
        }
    }

    var shelf: BatchShelf { BatchShelf(of: path, in: records, on: disk) }

    func lockShelf(_ shelf: BatchShelf) throws(JournalError) -> Descriptor {
        let lock = try keepingRecords(on: shelf) { () throws(FolderFailure) in try shelf.lock() }
        guard let lock else {
            throw .invalid(
                "Another import into this journal is under way. Try again when it is done.")
        }
        return lock
    }

    private func keepingRecords<Result>(
        on shelf: BatchShelf, _ body: () throws(FolderFailure) -> Result
    ) throws(JournalError) -> Result {
        do throws(FolderFailure) {
            return try body()
        } catch {
            if [ENOSPC, EDQUOT].contains(error.code) { throw .diskFull(path: shelf.path) }
            throw .invalid(
                "Nothing was written, because what is needed to take it back could not be kept in "
                    + "\(shelf.path). \(error.reason)")
        }
    }

    private func writing<Result>(
        in folder: Folder, _ body: () throws(FolderFailure) -> Result
    ) throws(JournalError) -> Result {
        do throws(FolderFailure) {
            return try body()
        } catch {
            throw error.error(writing: folder.path, in: folder.path)
        }
    }
}

extension BatchPreparation {
    /// Prepares shares on all processors, and hands over the record of each as it comes.
    func prepare(
        _ items: [Item], progress: @MainActor @Sendable (ImportProgress) -> Void,
        keeping keep: ([UInt8]) throws -> Void
    ) async throws -> [PreparedFile] {
        await progress(ImportProgress(done: 0, total: items.count))
        var files: [PreparedFile] = []
        var done = 0
        try await withThrowingTaskGroup(of: (count: Int, share: Share).self) { group in
            var waiting = stride(from: 0, to: items.count, by: 128).makeIterator()
            func startNext() {
                guard let start = waiting.next() else { return }
                let share = items[start..<min(start + 128, items.count)]
                group.addTask { (share.count, try prepare(share)) }
            }
            for _ in 0...ProcessInfo.processInfo.activeProcessorCount { startNext() }
            while let (count, share) = try await group.next() {
                startNext()
                try keep(share.record)
                files += share.files
                done += count
                await progress(ImportProgress(done: done, total: items.count))
            }
        }
        return files
    }

    /// One call instead of one a file.
    @concurrent
    func flush() async throws(JournalError) {
        guard disk.flushEverything(stage.descriptor.number) == 0 else {
            throw FolderFailure(errno).error(writing: folder.path, in: folder.path)
        }
    }
}
