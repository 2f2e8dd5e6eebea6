import Domain
import Files
import Foundation

/// The journal folder, opened: every name is looked up in it and nowhere else.
struct Folder: Sendable {
    let path: String
    let descriptor: FileDescriptor
    let disk: Disk

    init(path: String, descriptor: FileDescriptor, disk: Disk) {
        self.path = path
        self.descriptor = descriptor
        self.disk = disk
    }

    /// Throws what keeps it from being opened.
    init(_ path: String, on disk: Disk = .real) throws(FolderFailure) {
        guard let descriptor = FileDescriptor(disk.openFolder(AT_FDCWD, path, 0)) else {
            throw FolderFailure(errno)
        }
        self.init(path: path, descriptor: descriptor, disk: disk)
    }

    /// Makes the folder, for its owner only, and those above it that are missing.
    static func make(_ path: String, on disk: Disk = .real) throws(FolderFailure) {
        if disk.makeFolder(AT_FDCWD, path) == 0 || errno == EEXIST { return }
        let above = path.folderOfPath
        guard errno == ENOENT, !above.isEmpty, above != path else { throw FolderFailure(errno) }
        try make(above, on: disk)
        guard disk.makeFolder(AT_FDCWD, path) == 0 || errno == EEXIST else {
            throw FolderFailure(errno)
        }
    }

    var isWritable: Bool { obstacle == nil }

    /// The reason why no files can be written into it, `nil` if they can.
    var obstacle: FolderFailure? {
        disk.mayChange(descriptor.number) == 0 ? nil : FolderFailure(errno)
    }

    /// The names of everything in it that concerns a journal.
    func names() throws(FolderFailure) -> [FileName] {
        try everyName { $0.isItem || $0.isLeftover }
    }

    /// The names of the files in it that may be lists.
    func listNames() throws(FolderFailure) -> [String] {
        try everyName { FileName.isList($0.text) && $0.isFaithful }.map(\.text)
    }

    /// The names of all files in it, whatever they are.
    func allNames() throws(FolderFailure) -> [String] {
        try everyName { $0.text != "." && $0.text != ".." }.map(\.text)
    }

    private func everyName(
        where isWanted: (FileName) -> Bool
    ) throws(FolderFailure) -> [FileName] {
        var names: [FileName] = []
        try disk.list(descriptor.number, ".") { text in
            let name = FileName(text)
            if isWanted(name) { names.append(name) }
        }
        return names
    }

    /// The status of a file, or of a link itself; nil if there is none of that name.
    func status(of name: String) -> stat? {
        try? knownStatus(of: name)
    }

    /// The status of a file, or of a link itself; `nil` if there is none of that name.
    /// - Throws: The reason why it cannot be told now.
    func knownStatus(of name: String) throws(FolderFailure) -> stat? {
        var status = stat()
        if disk.status(descriptor.number, name, &status) == 0 { return status }
        guard [ENOENT, ENOTDIR].contains(errno) else { throw FolderFailure(errno) }
        return nil
    }

    func stamp(of name: String) -> FileSignature? {
        try? knownStamp(of: name)
    }

    /// `nil` if there is nothing of that name.
    /// - Throws: The reason why it cannot be told now.
    func knownStamp(of name: String) throws(FolderFailure) -> FileSignature? {
        try knownStatus(of: name).map { FileSignature($0, readAt: .now) }
    }

    func remove(_ name: String) {
        _ = disk.remove(descriptor.number, name)
    }

    /// Makes what happened to its names survive a loss of power.
    func flush() throws(FolderFailure) {
        while disk.flush(descriptor.number) != 0 {
            let failure = FolderFailure(errno)
            if failure.code == EINTR { continue }
            // Not every file system can do so for a folder.
            guard failure.isOfFileSystem else { throw failure }
            return
        }
    }
}

extension timespec {
    static var now: timespec {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return now
    }
}

extension stat {
    var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
