import Domain
import Files
import Foundation
import Synchronization
import Wording

/// Where what is removed from a journal is kept while there is no trash for it: never in the journal,
/// which other programs share.
final class FallbackTrash: Sendable {
    private let journal: JournalPlace
    private var disk: Disk { journal.disk }
    /// The folders whose files can be put back.
    private let kept = Mutex<Set<String>>([])

    init(of journal: JournalPlace) {
        self.journal = journal
    }

    private var path: String { journal.removed + "/" + IndexFile.unique(to: journal.folder) }

    /// Takes an entry's file out of the journal and keeps it in a folder of its own, whose path is
    /// returned. Where that fails the file is where it was.
    func keep(_ id: EntryID, of folder: Folder) throws(JournalError) -> String {
        try explaining(notTrashed(id.rawValue)) { () throws(FolderFailure) in
            for _ in 0..<FileWriter.attempts {
                let content = try FolderFailure.reading(
                    FileReader(of: folder).read, of: id.rawValue)
                let place = try copy([id.rawValue]) { _ in content.bytes }
                do throws(FolderFailure) {
                    if try take(id.rawValue, ifStill: content.stamp, from: folder) { return place }
                } catch {
                    forget(place)
                    throw error
                }
                forget(place)
            }
            throw FolderFailure(EBUSY)
        }
    }

    /// Removes a file of which there is a copy.
    /// - Returns: Whether it was what was copied; otherwise it is in its place again.
    private func take(
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
            // Where it cannot go back either, its copy is what is left of it.
            guard (try? mover.move(taken, as: name)) != nil else { return true }
            throw error
        }
    }

    /// Keeps what a batch added; it stays where it is where that fails.
    func keep(_ withdrawn: Folder, of withdrawal: BatchRollback) throws(JournalError) -> String {
        try explaining(notTrashed(withdrawal.record.title)) { () throws(FolderFailure) in
            let place = try copy(withdrawal.removed.sorted(), of: withdrawn)
            // In one step: whoever comes after a crash finds all of it, or nothing.
            let (folder, gone) = (withdrawal.folder, FileName.temporary(NewUID.text()))
            let number = folder.descriptor.number
            guard disk.rename(number, withdrawal.batch.withdrawnName, number, gone) == 0 else {
                let failure = FolderFailure(errno)
                forget(place)
                throw failure
            }
            Staging(in: folder).remove(gone)
            return place
        }
    }

    /// Keeps the last content of a deleted entry for good, also when everything else is forgotten;
    /// returns the path of the file.
    ///
    /// - Parameter content: what is written where it is not kept yet.
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

    /// What a file said when it was set aside; nil where it is not there any more.
    func content(of id: EntryID, in place: String) -> [UInt8]? {
        try? FileReader(of: Folder(place, on: disk)).read(id).bytes
    }

    /// Forgets everything: from now on nobody can put it back.
    func forgetEverything() {
        for place in kept.withLock(\.self) { forget(place) }
    }

    /// Forgets what somebody has put back.
    func forget(_ place: String) {
        guard kept.withLock({ $0.remove(place) }) != nil else { return }
        if let above = try? Folder(place.folderOfPath, on: disk) {
            Staging(in: above).remove((place as NSString).lastPathComponent)
        }
        // Fails, as it should, where there is more.
        _ = disk.removeFolder(AT_FDCWD, place.folderOfPath)
    }

    private func copy(_ names: [String], of source: Folder) throws(FolderFailure) -> String {
        try copy(names) { try? FileReader(of: source).read($0).bytes }
    }

    /// Writes files into a new folder; when this returns they are safely there.
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
                try FileMaker(in: aside).make(name, of: bytes, like: nil, flushing: false)
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
        { [path] code in
            .trash(file: name, reason: Localizer.ofProgram.reason(.noTrash(path: path, code)))
        }
    }

    /// Says what it means that something could not be kept.
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
