import Domain
import Files
import Foundation
import Glibc
import JournalFormat

/// The bytes of a regular file, and its status when they were read.
struct FileContent: Sendable {
    let bytes: [UInt8]
    let stamp: FileSignature
    let mode: mode_t
    let owner: uid_t
    let group: gid_t

    /// Whether the calendar in the file is complete.
    fileprivate var hasEnd: Bool {
        String(decoding: bytes.suffix(24), as: UTF8.self).uppercased().contains("END:VCALENDAR")
    }
}

/// The reason why a file cannot be read.
enum ReadFailure: Error {
    /// There is no regular file of that name.
    case absent
    /// The file is a link or too large, and thus not an entry.
    case unreadable(FileError)
    /// The permissions of the file prevent reading. A change of them shows in its signature.
    case forbidden(FileError)
    /// The file cannot be read now, for a reason that does not show in its signature.
    case unreachable(FileError)

    fileprivate init(_ code: Int32, _ error: FileError) {
        self = [EACCES, EPERM].contains(code) ? .forbidden(error) : .unreachable(error)
    }

    /// The reason, or `nil` if there is nothing to read.
    var reason: FileError? {
        switch self {
        case .absent: nil
        case .unreadable(let reason), .forbidden(let reason), .unreachable(let reason): reason
        }
    }

    /// Whether the file may be an entry that cannot be read now.
    var isOfNow: Bool {
        switch self {
        case .absent, .unreadable: false
        case .forbidden, .unreachable: true
        }
    }
}

/// The files that cannot be read now.
struct UnreadFiles {
    private var names: [String] = []
    /// The reason for the first file.
    private var reason: FileError?

    mutating func add(_ name: String, _ reason: FileError?) {
        names.append(name)
        self.reason = self.reason ?? reason
    }

    /// The error, or `nil` if all files could be read.
    var error: JournalError? {
        reason.map { .notRead(files: names, reason: $0) }
    }
}

extension Folder {
    /// Reads a regular file. It opens neither links nor files that could block.
    func read(_ name: String) throws(ReadFailure) -> FileContent {
        let before: stat?
        do throws(FolderFailure) {
            before = try knownStatus(of: name)
        } catch {
            throw ReadFailure(error.code, .notOpened(error.code))
        }
        guard let before else { throw .absent }
        guard !before.isLink else { throw .unreadable(.link) }
        guard before.isFile else { throw .absent }
        guard let file = FileDescriptor(disk.open(descriptor.number, name)) else {
            if errno == ENOENT { throw .absent }
            throw ReadFailure(errno, .notOpened(errno))
        }
        let status = try Self.reading { () throws(FolderFailure) in try file.status(on: disk) }
        guard status.isFile else { throw .absent }
        guard status.st_size <= CalendarFile.largest else {
            let defect = CalendarDefect.tooLarge(
                bytes: Int(status.st_size), most: CalendarFile.largest)
            throw .unreadable(.content(defect))
        }
        let now = timespec.now
        let bytes = try Self.reading { () throws(FolderFailure) in
            try file.bytes(expecting: Int(status.st_size), upTo: CalendarFile.largest, on: disk)
        }
        return FileContent(
            bytes: bytes, stamp: FileSignature(status, readAt: now), mode: status.st_mode & 0o777,
            owner: status.st_uid, group: status.st_gid)
    }

    func items() throws(JournalError) -> [FileName] {
        try FolderFailure.explained(reading: path) { () throws(FolderFailure) in
            try names().filter(\.isItem)
        }
    }

    /// Reads a file, or returns `nil` if it does not exist.
    func readIfPresent(_ name: String) throws(JournalError) -> FileContent? {
        do throws(ReadFailure) {
            return try read(name)
        } catch {
            guard let reason = error.reason else { return nil }
            throw .file(name, reason)
        }
    }

    func read(_ id: EntryID) throws(JournalError) -> FileContent {
        guard FileName.isItem(id.rawValue), let content = try readIfPresent(id.rawValue) else {
            throw .entryGone(id)
        }
        return content
    }

    /// Reads the file of an entry, and tries again for up to about 0.3 seconds while another
    /// program seems to be writing it in place: the file is absent, or was changed just now and is
    /// incomplete.
    func readWhole(_ id: EntryID) throws(JournalError) -> FileContent {
        for pause in Self.pauses {
            do throws(JournalError) {
                let content = try read(id)
                if content.hasEnd || content.stamp.isSettled { return content }
            } catch {
                // A file that is being replaced is absent for less than that.
                guard case .entryGone = error, pause <= 20_000 else { throw error }
            }
            disk.wait(pause)
        }
        return try read(id)
    }

    /// The pauses between attempts, in microseconds.
    private static let pauses: [UInt32] = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000]

    /// Reads an entry.
    /// - Throws: The reason why the file has none.
    func entry(_ id: EntryID) throws(JournalError) -> (entry: Entry, content: [UInt8]) {
        let content = try readWhole(id).bytes
        do throws(CalendarDefect) {
            return (try EntryText.entry(of: content), content)
        } catch {
            throw .file(id.rawValue, .content(error))
        }
    }

    /// Returns the UID by which other programs know an entry.
    func uid(of id: EntryID) throws -> String? {
        ItemUID.uid(in: try CalendarFile(try read(id).bytes))
    }

    private static func reading<Result>(
        _ read: () throws(FolderFailure) -> Result
    ) throws(ReadFailure) -> Result {
        do throws(FolderFailure) {
            return try read()
        } catch {
            throw ReadFailure(error.code, .notRead(error.code))
        }
    }
}
