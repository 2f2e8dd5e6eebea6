import Domain
import Foundation

/// A batch on its way back. Nobody else touches batches of the journal for as long as this is there.
struct BatchWithdrawal {
    private(set) var batch: BatchHandle
    let record: BatchRecord
    let folder: Folder
    private let records: BatchRecords
    private let lock: Descriptor
    /// The files that the batch added and nobody has changed.
    private(set) var removed: Set<String> = []
    private var kept: Set<String> = []
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
    func held() async throws(JournalError) -> [String: Stamp] {
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
        private(set) var stamp: Stamp?
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
    /// get back from there. Where that fails everything is as it was.
    mutating func gather(_ held: [String: Stamp]) throws(JournalError) {
        do throws(FolderFailure) {
            try gatherFiles(held)
        } catch {
            recovery.recover(batch.id)
            throw error.error(writing: record.title, in: folder.path)
        }
    }

    private mutating func gatherFiles(_ held: [String: Stamp]) throws(FolderFailure) {
        // The room for what goes back is taken first: a full disk shows before anything is moved.
        let stage = try Staging(in: folder).make(batch.stagingName)
        for item in record.items {
            let isHeld = held[item.name].map {
                folder.stamp(of: item.name)?.isUnchanged(since: $0) == true
            }
            if isHeld != true {
                guard folder.status(of: item.name) != nil else { continue }
                kept.insert(item.name)
            } else if let old = item.old {
                let now = try? FileReader(of: folder).read(item.name)
                try FileMaker(in: stage).make(
                    item.name, of: old, like: now, flushing: false)
            } else {
                removed.insert(item.name)
            }
        }
        guard folder.disk.flushEverything(stage.descriptor.number) == 0 else {
            throw FolderFailure(errno)
        }
        guard !removed.isEmpty else { return }
        let withdrawn = try Staging(in: folder).make(batch.withdrawnName)
        batch = try records.move(batch, to: .withdrawing)
        let mover = FileMover(from: folder, to: withdrawn)
        for name in removed { try mover.move(name) }
        self.withdrawn = withdrawn
    }

    /// Gives the changed files their old content; the added ones are at `place`. Returns also the files
    /// that the index has to learn.
    func finish(
        _ place: RemovalPlace
    ) throws(JournalError) -> (back: TakenBack, files: [IndexedFile]) {
        let restored = try FolderFailure.explained(writing: record.title, in: folder.path) {
            () throws(FolderFailure) in
            recovery.restore(record, of: try records.move(batch, to: .withdrawn))
        }
        let missing = record.items.filter {
            $0.isChange && !kept.contains($0.name) && !restored.contains($0.name)
        }
        // Files that could not be put back are tried again when the journal is next opened.
        if !missing.isEmpty, records.handles.contains(where: { $0.id == batch.id }) {
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
        return (try? Staging(in: folder).open(batch.withdrawnName).allNames().count) ?? 0
    }
}
