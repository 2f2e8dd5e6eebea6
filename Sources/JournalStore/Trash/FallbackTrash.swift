import Domain
import Files
import Foundation
import Synchronization

/// The folder that keeps removed files if there is no trash for them. It is outside the journal,
/// which other programs share.
final class FallbackTrash: Sendable {
    private let journal: JournalPlace
    private var disk: Disk { journal.disk }
    /// The folders whose files can be restored.
    private let kept = Mutex<Set<String>>([])

    init(of journal: JournalPlace) {
        self.journal = journal
    }

    private var path: String { journal.removed + "/" + IndexFile.unique(to: journal.folder) }

    /// Moves an entry's file to a new folder, whose path it returns. If that fails, the file stays
    /// where it was.
    func moveToTrash(_ id: EntryID, of folder: Folder) throws(JournalError) -> String {
        try explaining(notTrashed(id.rawValue)) { () throws(FolderFailure) in
            for _ in 0..<Folder.attempts {
                let content = try FolderFailure.reading(
                    folder.read, of: id.rawValue)
                let place = try copy([id.rawValue]) { _ in content.bytes }
                do throws(FolderFailure) {
                    if try remove(id.rawValue, ifStill: content.stamp, from: folder) {
                        return place
                    }
                } catch {
                    forget(place)
                    throw error
                }
                forget(place)
            }
            throw FolderFailure(EBUSY)
        }
    }

    /// Removes a file that was copied.
    /// - Returns: Whether it was the copied file. Otherwise it is in its place again.
    private func remove(
        _ name: String, ifStill stamp: FileSignature, from folder: Folder
    ) throws(FolderFailure) -> Bool {
        let taken = FileName.temporary(NewUID.text())
        let mover = FileMover(from: folder, to: folder)
        try mover.move(name, as: taken)
        do throws(FolderFailure) {
            if try folder.knownStamp(of: taken)?.isMoved(from: stamp) == true {
                folder.remove(taken)
                return true
            }
            try mover.move(taken, as: name)
            return false
        } catch {
            // If the file cannot be moved back either, only its copy is left.
            guard (try? mover.move(taken, as: name)) != nil else { return true }
            throw error
        }
    }

    /// Moves the added files of a batch to a new folder, whose path it returns. If that fails, they
    /// stay where they are.
    func moveToTrash(_ withdrawn: Folder, of rollback: BatchRollback) throws(JournalError) -> String
    {
        try explaining(notTrashed(rollback.record.title)) { () throws(FolderFailure) in
            let place = try copy(rollback.removed.sorted()) { try? withdrawn.read($0).bytes }
            // A single rename ensures that recovery after a crash finds all files or none.
            let (folder, gone) = (rollback.folder, FileName.temporary(NewUID.text()))
            let number = folder.descriptor.number
            guard disk.rename(number, rollback.batch.withdrawnName, number, gone) == 0 else {
                let failure = FolderFailure(errno)
                forget(place)
                throw failure
            }
            folder.removeStage(gone)
            return place
        }
    }

    /// Keeps the last content of a deleted entry permanently, and returns the path of the file.
    ///
    /// - Parameter content: the content to write if no file has been kept.
    func keepForGood(
        _ id: EntryID, saying content: [UInt8], from removal: RemovalPlace
    ) throws(JournalError) -> String {
        if case .aside(let place) = removal, self.content(of: id, in: place) != nil {
            kept.withLock { _ = $0.remove(place) }
            return place + "/" + id.rawValue
        }
        let notKept = { [path] (code: Int32) in
            JournalError.file(id.rawValue, .notKept(path: path, code))
        }
        return try explaining(notKept) { () throws(FolderFailure) in
            let place = try copy([id.rawValue]) { _ in content }
            kept.withLock { _ = $0.remove(place) }
            return place + "/" + id.rawValue
        }
    }

    /// Returns the content of a kept file, or `nil` if it does not exist any more.
    func content(of id: EntryID, in place: String) -> [UInt8]? {
        try? Folder(place, on: disk).read(id).bytes
    }

    /// Deletes all files that are not kept permanently.
    func forgetEverything() {
        for place in kept.withLock(\.self) { forget(place) }
    }

    /// Deletes the files of a folder that were restored.
    func forget(_ place: String) {
        guard kept.withLock({ $0.remove(place) }) != nil else { return }
        if let above = try? Folder(place.folderOfPath, on: disk) {
            above.removeStage((place as NSString).lastPathComponent)
        }
        // The removal fails, as it should, if the folder has other items.
        _ = disk.removeFolder(AT_FDCWD, place.folderOfPath)
    }

    /// Writes files to a new folder and flushes them.
    private func copy(
        _ names: [String], reading: (String) -> [UInt8]?
    ) throws(FolderFailure) -> String {
        let place = path + "/" + NewUID.text()
        try Folder.make(place, on: disk)
        kept.withLock { _ = $0.insert(place) }
        do throws(FolderFailure) {
            let aside = try Folder(place, on: disk)
            for name in names {
                guard let bytes = reading(name) else { throw FolderFailure(EIO) }
                try aside.makeFile(name, of: bytes, like: nil, flushing: false)
            }
            let flushed = withExtendedLifetime(aside) {
                disk.flushEverything(aside.descriptor.number)
            }
            guard flushed == 0 else { throw FolderFailure(errno) }
            return place
        } catch {
            forget(place)
            throw error
        }
    }

    private func notTrashed(_ name: String) -> (_ code: Int32) -> JournalError {
        { [path] code in .trash(file: name, reason: .noTrash(path: path, code)) }
    }

    /// Converts a failure to keep a file to a `JournalError`.
    private func explaining(
        _ error: (_ code: Int32) -> JournalError, _ body: () throws(FolderFailure) -> String
    ) throws(JournalError) -> String {
        do throws(FolderFailure) {
            return try body()
        } catch let failure {
            if [ENOSPC, EDQUOT].contains(failure.code) { throw .diskFull(path: path) }
            throw error(failure.code)
        }
    }
}
