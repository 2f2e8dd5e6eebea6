import Files
import Foundation

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
        try BatchRecordFile(file, on: disk).append(mark.bytes)
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
