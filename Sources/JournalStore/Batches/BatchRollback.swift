import Domain
import Files
import Foundation

/// The undo of a batch. It locks the batches of the journal for as long as it exists.
struct BatchRollback {
    private(set) var batch: BatchHandle
    let record: BatchRecord
    let folder: Folder
    private let records: BatchRecords
    private let lock: FileDescriptor
    /// The names of the files that the batch added and that are unchanged.
    private(set) var removed: Set<String> = []
    private var kept: Set<String> = []
    /// The number of files that were gathered.
    private var gathered = 0
    /// The folder that holds the added files, or `nil` if none of them is left.
    private(set) var withdrawn: Folder?

    init(
        of written: WrittenBatch, in folder: Folder, records: BatchRecords
    ) throws(JournalError) {
        lock = try records.lockForBatch()
        BatchRecovery(folder: folder, records: records).recover()
        (batch, record) = try records.record(of: written)
        self.folder = folder
        self.records = records
    }

    private var recovery: BatchRecovery { BatchRecovery(folder: folder, records: records) }

    /// Gathers the added files in a folder, so that they are put in the trash, and taken back from
    /// it, as one item. If that fails, the files are put back, or the error counts those that are
    /// not.
    mutating func gather(_ held: [String: FileSignature]) throws(JournalError) {
        do throws(FolderFailure) {
            try gatherFiles(held)
        } catch {
            let left = giveUp()
            guard left > 0 else { throw error.error(writing: record.title, in: folder.path) }
            throw notPutBack(left, because: error.reason(in: folder.path))
        }
    }

    private mutating func gatherFiles(_ held: [String: FileSignature]) throws(FolderFailure) {
        // The old contents are written first, so that a full disk fails before any file is moved.
        let stage = try folder.makeStage(batch.stagingName)
        for item in record.items {
            let now = try folder.knownStamp(of: item.name)
            if let held = held[item.name], now?.isUnchanged(since: held) == true {
                guard let old = item.old else {
                    removed.insert(item.name)
                    continue
                }
                let content = try FolderFailure.reading(
                    folder.read, of: item.name)
                try stage.makeFile(
                    item.name, of: old, like: content, flushing: false)
            } else if now != nil {
                kept.insert(item.name)
            }
        }
        guard folder.disk.flushEverything(stage.descriptor.number) == 0 else {
            throw FolderFailure(errno)
        }
        guard !removed.isEmpty else { return }
        batch = try records.move(batch, to: .withdrawing)
        let withdrawn = try folder.makeStage(batch.withdrawnName)
        let mover = FileMover(from: folder, to: withdrawn)
        for name in removed {
            try mover.move(name)
            gathered += 1
        }
        try withdrawn.flush()
        try folder.flush()
        batch = try records.move(batch, to: .discarding)
        self.withdrawn = withdrawn
    }

    /// Records that the added files are in the trash. If that fails, the missing folder of gathered
    /// files says the same.
    private func inTrash() throws(JournalError) -> BatchHandle {
        do throws(FolderFailure) {
            return try records.move(batch, to: .withdrawn)
        } catch {
            guard withdrawn == nil else { return batch }
            throw error.error(writing: record.title, in: folder.path)
        }
    }

    /// Restores the changed files after the added ones were moved to `place`.
    /// - Returns: The result, and the files that the index has to be updated with.
    func finish(
        _ place: RemovalPlace
    ) throws(JournalError) -> (back: TakenBack, files: [IndexedFile]) {
        let restored = recovery.restore(record, of: try inTrash())
        let missing = record.items.filter {
            $0.isChange && !kept.contains($0.name) && !restored.contains($0.name)
        }
        // Files that were not restored are tried again when the journal is next opened.
        if !missing.isEmpty, !records.isGone(batch.id) {
            throw .halfTakenBack(title: record.title, missing: missing.count)
        }
        let (away, old) = (removed.filter(FileName.isItem), restored.filter(FileName.isItem))
        let back = TakenBack(
            removed: away.count, restored: old.count,
            lists: removed.count - away.count + restored.count - old.count,
            kept: record.items.map(\.name).filter(kept.contains).map { EntryID($0) }, place: place)
        return (
            back,
            away.map { IndexedFile(name: $0, .absent) }
                + old.map { IndexedFile(reading: $0, in: folder) }
        )
    }

    /// Puts the gathered files back after they could not be moved to the trash.
    /// - Returns: The number of files that could not be put back.
    func giveUp() -> Int {
        recovery.recover(batch.id)
        do throws(FolderFailure) {
            return try folder.openStage(batch.withdrawnName).allNames().count
        } catch {
            return error.code == ENOENT ? 0 : gathered
        }
    }

    /// Returns the error of an undo that failed and left files in the folder where they were
    /// gathered.
    func notPutBack(_ count: Int, because cause: JournalError) -> JournalError {
        .notPutBack(
            because: cause, count: count, folder: folder.path + "/" + batch.withdrawnName)
    }
}

extension BatchRecord {
    /// Returns the current signatures of the files that still have the content that the batch
    /// wrote.
    /// - Throws: `notRead` if some files cannot be read now.
    @concurrent
    func unchangedFiles(
        in folder: Folder
    ) async throws(JournalError) -> [String: FileSignature] {
        let found = await items.mapChunks(of: 256) { items in
            items.map { item in
                (item.name, Result { () throws(ReadFailure) in try folder.stampIfHeld(item) })
            }
        }
        var (unchanged, unread): ([String: FileSignature], UnreadFiles) = ([:], UnreadFiles())
        for (name, stamp) in found {
            switch stamp {
            case .success(let stamp): unchanged[name] = stamp ?? unchanged[name]
            case .failure(let failure): unread.add(name, failure.reason)
            }
        }
        if let error = unread.error { throw error }
        return unchanged
    }
}
