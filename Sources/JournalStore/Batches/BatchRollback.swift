import Domain
import Files
import Foundation

/// A batch on its way back. Nobody else touches batches of the journal for as long as this is there.
struct BatchRollback {
    private(set) var batch: BatchHandle
    let record: BatchRecord
    let folder: Folder
    private let records: BatchRecords
    private let lock: FileDescriptor
    /// The files that the batch added and nobody has changed.
    private(set) var removed: Set<String> = []
    private var kept: Set<String> = []
    /// How many files were moved to where they are gathered.
    private var gathered = 0
    /// The folder that now holds the added files; nil if none of them is left.
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

    /// The files that still are what the batch made of them, as they look now.
    /// - Throws: `notRead`, if some of them cannot be read now.
    @concurrent
    func held() async throws(JournalError) -> [String: FileSignature] {
        let files = BatchFiles(in: folder)
        let found = await record.items.mapChunks(of: 256) { items in
            items.map { item in Held(item, among: files) }
        }
        let unread = found.filter { $0.failure != nil }
        if let reason = unread.first?.failure?.reason {
            throw .notRead(files: unread.map(\.name), reason: reason)
        }
        return Dictionary(found.compactMap { one in one.stamp.map { (one.name, $0) } }) { $1 }
    }

    /// A file of the batch, with its stamp if it still is what the batch made of it.
    private struct Held: Sendable {
        let name: String
        private(set) var stamp: FileSignature?
        private(set) var failure: FileReader.Failure?

        init(_ item: BatchRecord.Item, among files: BatchFiles) {
            name = item.name
            do throws(FileReader.Failure) {
                stamp = try files.stampIfHeld(item)
            } catch {
                failure = error
            }
        }
    }

    /// Gathers what the batch added in a folder of its own: one thing to put in the trash, and one to
    /// get back from there. Where that fails everything is as it was, or it is said what is not.
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
        // The room for what goes back is taken first: a full disk shows before anything is moved.
        let stage = try Staging(in: folder).make(batch.stagingName)
        for item in record.items {
            let now = try folder.knownStamp(of: item.name)
            if let held = held[item.name], now?.isUnchanged(since: held) == true {
                guard let old = item.old else {
                    removed.insert(item.name)
                    continue
                }
                let content = try FolderFailure.reading(
                    FileReader(of: folder).read, of: item.name)
                try FileMaker(in: stage).make(
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
        let withdrawn = try Staging(in: folder).make(batch.withdrawnName)
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

    /// The batch once its record says that what was added is in the trash. Where that cannot be written,
    /// the folder that is gone says the same.
    private func inTrash() throws(JournalError) -> BatchHandle {
        do throws(FolderFailure) {
            return try records.move(batch, to: .withdrawn)
        } catch {
            guard withdrawn == nil else { return batch }
            throw error.error(writing: record.title, in: folder.path)
        }
    }

    /// Gives the changed files their old content; the added ones are at `place`. Returns also the files
    /// that the index has to learn.
    func finish(
        _ place: RemovalPlace
    ) throws(JournalError) -> (back: TakenBack, files: [IndexedFile]) {
        let restored = recovery.restore(record, of: try inTrash())
        let missing = record.items.filter {
            $0.isChange && !kept.contains($0.name) && !restored.contains($0.name)
        }
        // Files that could not be put back are tried again when the journal is next opened.
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

    /// The gathered files could not be removed, so everything stays as it is. Returns how many files
    /// could not be put back in their places.
    func giveUp() -> Int {
        recovery.recover(batch.id)
        do throws(FolderFailure) {
            return try Staging(in: folder).open(batch.withdrawnName).allNames().count
        } catch {
            return error.code == ENOENT ? 0 : gathered
        }
    }

    /// The error of an import that is not undone, of which files are where they were gathered.
    func notPutBack(_ count: Int, because cause: JournalError) -> JournalError {
        .notPutBack(
            because: cause, count: count, folder: folder.path + "/" + batch.withdrawnName)
    }
}
