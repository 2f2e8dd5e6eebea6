import Files
import Foundation

/// The records of a journal whose folder was moved or renamed go with it.
extension BatchRecords {
    /// The file beside the records that says which folder they are of.
    private static let mark = "journal"

    /// The number by which a file system knows a folder whatever it is called, and where it was.
    private struct Mark: Equatable {
        let number: String
        let journal: String

        /// `nil` if there is no such folder.
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

    /// Keeps beside the records which folder they are of.
    func keepMark() throws(FolderFailure) {
        guard let mark = Mark(of: journal, on: disk) else { return }
        let file = path + "/" + Self.mark
        if let known = try? disk.content(of: file) {
            if Mark(known) == mark { return }
            _ = disk.remove(AT_FDCWD, file)
        }
        try BatchRecordFile(file, on: disk).append(mark.bytes)
    }

    /// Takes over the records of the same folder from the time when it was elsewhere.
    func follow() {
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
