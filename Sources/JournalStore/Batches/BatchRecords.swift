import Domain
import Files
import Foundation

/// The records of a journal's batches. They are kept outside the journal, which other programs
/// share. The name of a record states how far its batch is, so that a step is a rename.
struct BatchRecords: Sendable {
    let path: String
    let journal: String
    /// The folder of the records of all journals.
    let parent: String
    let disk: Disk

    /// Creates the records of a journal folder, which are the same for every path of that folder.
    init(of journal: String, in parent: String, on disk: Disk = .real) {
        self.disk = disk
        self.journal = journal
        self.parent = parent
        path = parent + "/" + IndexFile.unique(to: journal)
    }

    var writeLock: WriteLock { WriteLock(folder: path, disk: disk) }

    /// The recorded batches, the oldest first; empty if they cannot be read now.
    var handles: [BatchHandle] { (try? knownHandles()) ?? [] }

    /// Returns the recorded batches, the oldest first.
    func knownHandles() throws(FolderFailure) -> [BatchHandle] {
        let folder: Folder
        do throws(FolderFailure) {
            folder = try Folder(path, on: disk)
        } catch {
            guard error.code == ENOENT else { throw error }
            return []
        }
        return try folder.allNames().compactMap(BatchHandle.init).sorted {
            ($0.number, $0.id) < ($1.number, $1.id)
        }
    }

    /// The names of the files added by batches whose undo was interrupted.
    var withdrawnFiles: Set<String> {
        let records = handles.filter(\.state.isOfUndo).compactMap { record(of: $0) }
        return Set(records.flatMap(\.items).filter { !$0.isChange }.map(\.name))
    }

    /// Whether a batch certainly has no record any more.
    func isGone(_ id: String) -> Bool {
        (try? knownHandles().contains { $0.id == id }) == false
    }

    /// Locks the batches of the journal, so that no other process writes, recovers or undoes one.
    /// Returns `nil` if another process has the lock.
    func lock() throws(FolderFailure) -> FileDescriptor? {
        try Folder.make(path, on: disk)
        guard let lock = FileDescriptor(lockFile: path + "/lock", on: disk) else {
            throw FolderFailure(errno)
        }
        return try lock.lock(on: disk) ? lock : nil
    }

    /// Locks the batches for writing or undoing one. It waits for another process, which may only
    /// be looking for interrupted batches.
    func lockForBatch(
        waiting patience: Duration = .seconds(2)
    ) throws(JournalError) -> FileDescriptor {
        let clock = ContinuousClock()
        let end = clock.now + patience
        while true {
            if let lock = try keeping({ () throws(FolderFailure) in try lock() }) { return lock }
            guard clock.now < end else { throw .folder(.importing) }
            disk.wait(10_000)
        }
    }

    /// Converts a failure to write a record to a `JournalError`.
    func keeping<Result>(
        _ body: () throws(FolderFailure) -> Result
    ) throws(JournalError) -> Result {
        try FolderFailure.explained(
            in: path, as: { .folder(.notRecorded(path: path, $0)) }, body)
    }

    func newHandle() throws(FolderFailure) -> BatchHandle {
        BatchHandle(
            number: (try knownHandles().last?.number ?? 0) + 1,
            unique: String(UInt32.random(in: .min ... .max), radix: 16), state: .preparing)
    }

    /// Creates a record and flushes its beginning.
    func newRecord(
        of batch: BatchHandle, titled title: String
    ) throws(FolderFailure) -> FileDescriptor {
        try? keepMark()
        let record = try makeFile(path + "/" + batch.fileName)
        try record.write(BatchRecord.head(title: title), on: disk)
        try record.flush(on: disk)
        try flush()
        return record
    }

    private func makeFile(_ path: String) throws(FolderFailure) -> FileDescriptor {
        guard let file = FileDescriptor(disk.makeFile(AT_FDCWD, path)) else {
            throw FolderFailure(errno)
        }
        return file
    }

    /// Returns the record of a batch, or `nil` if it is damaged or cannot be read now.
    func record(of batch: BatchHandle) -> BatchRecord? {
        (try? knownRecord(of: batch)) ?? nil
    }

    /// Returns the record of a batch, or `nil` if it is damaged.
    /// - Throws: The reason why it cannot be read now.
    func knownRecord(of batch: BatchHandle) throws(FolderFailure) -> BatchRecord? {
        BatchRecord(Data(try disk.content(of: path + "/" + batch.fileName)))
    }

    /// Returns the handle and the record of a batch that can be undone.
    func record(
        of written: WrittenBatch
    ) throws(JournalError) -> (batch: BatchHandle, record: BatchRecord) {
        do throws(FolderFailure) {
            let known = try knownHandles().first { $0.id == written.id && $0.state == .written }
            guard let known, let record = try knownRecord(of: known) else {
                throw FolderFailure(ENOENT)
            }
            return (known, record)
        } catch {
            throw error.code == ENOENT
                ? .takenBack : .folder(.recordsNotRead(path: path, error.code))
        }
    }

    /// Returns the latest batch that can still be undone.
    ///
    /// - Parameter known: the previous result, which is not read again: a record does not change,
    ///   and is long.
    /// - Throws: The reason why it cannot be told now.
    func lastBatch(unless known: WrittenBatch?) throws(JournalError) -> WrittenBatch? {
        do throws(FolderFailure) {
            for batch in try knownHandles().reversed() where batch.state == .written {
                if let known, known.id == batch.id { return known }
                guard let record = try knownRecord(of: batch) else { continue }
                return record.written(as: batch.id)
            }
            return nil
        } catch {
            throw .folder(.recordsNotRead(path: path, error.code))
        }
    }

    /// Records that a batch has reached a state, and flushes that. If it throws, the batch is in
    /// its old state, unless the disk does not take that back either.
    func move(
        _ batch: BatchHandle, to state: BatchHandle.State
    ) throws(FolderFailure) -> BatchHandle {
        var moved = batch
        moved.state = state
        try rename(batch, moved)
        do throws(FolderFailure) {
            try flush()
        } catch {
            guard (try? rename(moved, batch)) != nil else { return moved }
            throw error
        }
        return moved
    }

    private func rename(_ old: BatchHandle, _ new: BatchHandle) throws(FolderFailure) {
        let (old, new) = (path + "/" + old.fileName, path + "/" + new.fileName)
        guard disk.rename(AT_FDCWD, old, AT_FDCWD, new) == 0 else { throw FolderFailure(errno) }
    }

    func flush() throws(FolderFailure) {
        try Folder(path, on: disk).flush()
    }

    /// Removes the record of a batch. If it returns after a loss of power, it is recovered and
    /// removed once more.
    func remove(_ batch: BatchHandle) {
        _ = disk.remove(AT_FDCWD, path + "/" + batch.fileName)
        try? flush()
    }

    /// Removes the oldest records of batches that could still be undone.
    func thinOut() {
        for batch in handles.filter({ $0.state == .written }).dropLast(Self.most) {
            _ = disk.remove(AT_FDCWD, path + "/" + batch.fileName)
        }
    }

    private static let most = 20
}

/// A batch as the name of its record identifies it, with its state.
struct BatchHandle: Hashable, Sendable {
    let number: Int
    let unique: String
    var state: State

    /// The progress of a batch, in which it is written and possibly undone.
    enum State: String {
        /// The files are being written to the staging folder.
        case preparing
        /// The files are being moved to their places.
        case publishing
        /// All files are in their places, and the batch can be undone.
        case written
        /// The added files are being gathered in a folder, or moved back from there; none is in the
        /// trash.
        case withdrawing
        /// The added files are gathered in a folder, which is in the journal or already in the
        /// trash.
        case discarding
        /// The added files are in the trash, and the changed ones are being restored.
        case withdrawn

        var isOfUndo: Bool { [.withdrawing, .discarding, .withdrawn].contains(self) }
    }

    var id: String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 8 - digits.count)) + digits + "-" + unique
    }
    var fileName: String { id + "." + state.rawValue }

    /// The name of the folder in the journal that holds files while the batch is written or undone.
    var stagingName: String { FileName.temporary(id) }
    /// The name of the folder in the journal that gathers the added files before they are put in
    /// the trash.
    var withdrawnName: String { "taken-back-" + unique }
}

extension BatchHandle {
    init?(_ fileName: String) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let state = State(rawValue: String(parts[1])),
            let dash = parts[0].firstIndex(of: "-"), let number = Int(parts[0][..<dash]),
            number >= 0
        else { return nil }
        self.init(
            number: number, unique: String(parts[0][parts[0].index(after: dash)...]), state: state)
        guard self.fileName == fileName else { return nil }
    }
}

/// The records follow a journal whose folder was moved or renamed.
extension BatchRecords {
    /// The name of the file beside the records that identifies their journal folder.
    private static let mark = "journal"

    /// The device and inode numbers of a journal folder, which stay when it is renamed, and its
    /// path.
    private struct Mark: Equatable {
        let number: String
        let journal: String

        /// Returns `nil` if there is no such folder.
        init?(of journal: String, on disk: Disk) {
            var status = stat()
            guard disk.statusOfTarget(journal, &status) == 0 else { return nil }
            number = "\(status.st_dev) \(status.st_ino)"
            self.journal = journal
        }

        init?(_ bytes: [UInt8]) {
            let parts = String(decoding: bytes, as: UTF8.self).split(
                separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            number = String(parts[0])
            journal = String(parts[1])
        }

        var bytes: [UInt8] { Array("\(number)\n\(journal)".utf8) }
    }

    /// Writes the file that identifies the journal folder of the records.
    func keepMark() throws(FolderFailure) {
        guard let mark = Mark(of: journal, on: disk) else { return }
        let file = path + "/" + Self.mark
        if let known = try? disk.content(of: file) {
            if Mark(known) == mark { return }
            _ = disk.remove(AT_FDCWD, file)
        }
        try makeFile(file).write(mark.bytes, on: disk)
    }

    /// Takes over the records of the journal from before its folder was moved.
    func adoptRecordsOfMovedFolder() {
        guard (try? knownHandles())?.isEmpty == true, let mark = Mark(of: journal, on: disk),
            let names = try? Folder(parent, on: disk).allNames()
        else { return }
        for name in names where parent + "/" + name != path {
            let old = parent + "/" + name
            guard let other = (try? disk.content(of: old + "/" + Self.mark)).flatMap(Mark.init),
                other.number == mark.number,
                Mark(of: other.journal, on: disk)?.number != mark.number,
                let lock = FileDescriptor(lockFile: old + "/lock", on: disk),
                (try? lock.lock(on: disk)) == true, (try? Folder.make(path, on: disk)) != nil
            else { continue }
            for name in (try? Folder(old, on: disk).allNames()) ?? []
            where BatchHandle(name) != nil {
                _ = disk.rename(AT_FDCWD, old + "/" + name, AT_FDCWD, path + "/" + name)
            }
            try? keepMark()
            try? flush()
            withExtendedLifetime(lock) {}
        }
    }
}
