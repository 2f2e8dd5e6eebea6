import Domain
import Files
import Foundation
import JournalFormat
import Synchronization

/// Removes files from the journal so that they can be restored: to the desktop's trash, or to a
/// folder of Counterfoil if there is no trash for them.
struct FileRemover: Sendable {
    let trash: any TrashesFiles
    let aside: FallbackTrash

    /// Removes an entry's file. If that fails, the file stays where it was.
    func remove(_ id: EntryID, from folder: Folder) async throws(JournalError) -> RemovalPlace {
        try await remove(folder.path + "/" + id.rawValue, called: id.rawValue) {
            () throws(JournalError) in try aside.moveToTrash(id, of: folder)
        }
    }

    /// Removes the added files of a batch. If that fails, they stay where they are.
    func remove(_ rollback: BatchRollback) async throws(JournalError) -> RemovalPlace {
        guard let withdrawn = rollback.withdrawn else { return .trash }
        do throws(JournalError) {
            return try await remove(withdrawn.path, called: rollback.record.title) {
                () throws(JournalError) in try aside.moveToTrash(withdrawn, of: rollback)
            }
        } catch {
            let left = rollback.giveUp()
            guard left > 0 else { throw error }
            throw rollback.notPutBack(left, because: error)
        }
    }

    private func remove(
        _ path: String, called name: String, orKeep keep: () throws(JournalError) -> String
    ) async throws(JournalError) -> RemovalPlace {
        do throws(TrashFailure) {
            try await trash.moveToTrash(path)
            return .trash
        } catch {
            guard error.isMissing else { throw .trash(file: name, reason: .said(error.reason)) }
            return .aside(path: try keep())
        }
    }

    /// Lets the trash restore a removed file with its last content, and returns false if the file
    /// has to be written instead.
    func moveBack(_ name: String, from place: RemovalPlace, into folder: String) async -> Bool {
        guard case .trash = place else { return false }
        return await trash.moveBack(folder + "/" + name)
    }

    /// Returns the last content of a removed entry's file.
    func content(of deleted: DeletedEntry) -> [UInt8] {
        guard case .aside(let place) = deleted.place else { return deleted.content }
        return aside.content(of: deleted.id, in: place) ?? deleted.content
    }

    /// Deletes the kept files of a removal that was undone.
    func forget(_ place: RemovalPlace) {
        if case .aside(let place) = place { aside.forget(place) }
    }
}

/// Moves files to the desktop's trash.
@MainActor
public protocol TrashesFiles: AnyObject, Sendable {
    /// Moves the file at `path` to the trash.
    /// - Throws: The reason why the file stays where it was.
    func moveToTrash(_ path: String) async throws(TrashFailure)
    /// Moves the file back that was last moved to the trash from `path`. Returns false if it is not
    /// found any more, or another file has taken its place.
    func moveBack(_ path: String) async -> Bool
    /// Moves a file with this content back, which another process may have moved to the trash.
    /// Returns false if it is not found, or another file has taken its place.
    func moveBack(_ path: String, holding content: [UInt8]) async -> Bool
}

/// The reason why a file was not moved to the trash.
public struct TrashFailure: Error, Hashable, Sendable {
    /// The reason in words for people.
    public let reason: String
    /// Whether there is no trash for the file at all, as in one of the system's own file systems.
    public let isMissing: Bool

    public init(_ reason: String, isMissing: Bool = false) {
        self.reason = reason
        self.isMissing = isMissing
    }

    /// Creates the reason from the desktop's message about the file at `path`, such as "Unable to
    /// trash file /a/b.ics: No space left on device", without the path: the user knows the entry by
    /// its title.
    public init(saying message: String, of path: String, isMissing: Bool = false) {
        let rest = message.firstRange(of: path).map { message[$0.upperBound...] } ?? message[...]
        let reason = rest.trimmingPrefix(/[:\s]*/)
        let words = reason.isEmpty ? message[...] : reason
        self.init(words.hasSuffix(".") ? String(words) : words + ".", isMissing: isMissing)
    }
}

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
        try FolderFailure.explained(in: path, as: notTrashed(id.rawValue)) {
            () throws(FolderFailure) in
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
        try FolderFailure.explained(in: path, as: notTrashed(rollback.record.title)) {
            () throws(FolderFailure) in
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
        return try FolderFailure.explained(in: path, as: notKept) { () throws(FolderFailure) in
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
}

/// The state of the journal with regard to an entry that was removed from it.
enum RestoreConflict: Hashable {
    case free
    /// Another item has the name of the entry.
    case taken
    /// The entry is there again, unchanged.
    case there(EntryID)
    /// The entry is there again, with other content.
    case changed(EntryID)
}

extension RestoreConflict {
    /// Looks for the entry by its UID, whatever the name of the file: programs that sync a folder
    /// fail at two files with the same UID.
    ///
    /// - Parameter others: the files in which to look for the entry under another name, or `nil`
    ///   not to look for it.
    init(of deleted: DeletedEntry, in folder: Folder, beside others: [EntryID]?) {
        let uid = ItemUID.uid(in: deleted.content)
        var names = [deleted.id]
        if let others, let uid { names += [EntryID(uid + ".ics")] + others }
        for id in names {
            guard let bytes = try? folder.read(id).bytes else { continue }
            if bytes == deleted.content {
                self = .there(id)
                return
            }
            if let uid, Self.holds(uid, bytes), ItemUID.uid(in: bytes) == uid {
                self = .changed(id)
                return
            }
        }
        self = folder.stamp(of: deleted.id.rawValue) == nil ? .free : .taken
    }

    /// Whether a file contains a text, which is much faster to tell than to parse it.
    private static func holds(_ text: String, _ bytes: [UInt8]) -> Bool {
        // Unfolding as one line removes the first letters of names, but leaves values whole.
        Bytes.contains(Array(text.utf8), in: Folding.unfolded(bytes[...]))
    }
}
