import Domain
import Foundation

extension FolderKeeper {
    /// Where what is removed is kept while there is no trash for it: never in the journal, which
    /// other programs share.
    var asideFolder: String { removed + "/" + IndexFile.unique(to: path) }

    /// Takes an entry's file out of the journal and keeps it in a folder of its own, whose path is
    /// returned. Where that fails the file is where it was.
    func setAside(_ id: EntryID) throws(JournalError) -> String {
        let folder = try openFolder()
        let name = FileName.temporary(NewUID.text())
        return try keeping(id.rawValue) { () throws(FolderFailure) in
            // What the file says by then is what is kept.
            let stage = try folder.stage(name)
            defer { folder.removeStage(name) }
            try folder.give(id.rawValue, to: stage)
            do throws(FolderFailure) {
                return try keepAside([id.rawValue], of: stage)
            } catch {
                try stage.give(id.rawValue, to: folder)
                throw error
            }
        }
    }

    /// Keeps what a batch added, instead of the trash; it stays where it is where that fails.
    func setAside(_ withdrawal: Withdrawal) throws(JournalError) -> String {
        let (folder, slip) = (withdrawal.batch.folder, withdrawal.batch.slip)
        return try keeping(withdrawal.batch.record.title) { () throws(FolderFailure) in
            let withdrawn = try folder.stagedBefore(slip.withdrawnName)
            let path = try keepAside(withdrawal.removed.sorted(), of: withdrawn)
            // In one step: whoever comes after a crash finds all of it, or nothing.
            let gone = FileName.temporary(NewUID.text())
            let number = folder.descriptor.number
            guard disk.rename(number, slip.withdrawnName, number, gone) == 0 else {
                let failure = FolderFailure(errno)
                forgetAside(path)
                throw failure
            }
            folder.removeStage(gone)
            return path
        }
    }

    /// What a file said when it was set aside; nil where it is not there any more.
    nonisolated func contentAside(_ id: EntryID, in path: String) -> [UInt8]? {
        guard FileName.isItem(id.rawValue), let folder = try? Folder(path) else { return nil }
        return try? folder.read(id.rawValue).bytes
    }

    /// Removes what nobody can put back any more, or somebody has.
    nonisolated func forgetAside(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
        // Fails, as it should, where there is more.
        rmdir((path as NSString).deletingLastPathComponent)
    }

    /// Copies files into a new folder; when this returns they are safely there.
    private func keepAside(
        _ names: [String], of source: Folder
    ) throws(FolderFailure) -> String {
        let path = asideFolder + "/" + NewUID.text()
        try Folder.make(path)
        do throws(FolderFailure) {
            let aside = try Folder(path, on: disk)
            for name in names { try Self.copy(name, of: source, into: aside) }
            let flushed = withExtendedLifetime(aside) {
                disk.flushEverything(aside.descriptor.number)
            }
            guard flushed == 0 else { throw FolderFailure(errno) }
            return path
        } catch {
            forgetAside(path)
            throw error
        }
    }

    private static func copy(
        _ name: String, of source: Folder, into aside: Folder
    ) throws(FolderFailure) {
        guard let bytes = try? source.read(name).bytes else { throw FolderFailure(EIO) }
        try aside.write(bytes, as: name, like: nil, flushing: false)
    }

    private func keeping(
        _ what: String, _ body: () throws(FolderFailure) -> String
    ) throws(JournalError) -> String {
        do throws(FolderFailure) {
            return try body()
        } catch {
            if [ENOSPC, EDQUOT].contains(error.code) { throw .diskFull(path: asideFolder) }
            throw .trash(
                file: what,
                reason: "There is no trash for it, and it could not be kept in \(asideFolder). "
                    + error.reason)
        }
    }
}
