import Domain
import Files
import Foundation

/// An open folder, in which all names are looked up.
struct Folder: Sendable {
    let path: String
    let descriptor: FileDescriptor
    let disk: Disk
}

extension Folder {
    /// Opens a folder.
    /// - Throws: The reason why it cannot be opened.
    init(_ path: String, on disk: Disk = .real) throws(FolderFailure) {
        guard let descriptor = FileDescriptor(disk.openFolder(AT_FDCWD, path, 0)) else {
            throw FolderFailure(errno)
        }
        self.init(path: path, descriptor: descriptor, disk: disk)
    }

    /// Creates the folder, with access for its owner only, and missing folders above it.
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

    /// The reason why files cannot be written in it, or `nil` if they can.
    var obstacle: FolderFailure? {
        disk.mayChange(descriptor.number) == 0 ? nil : FolderFailure(errno)
    }

    /// Returns the names of items and leftovers.
    func names() throws(FolderFailure) -> [FileName] {
        try everyName { $0.isItem || $0.isLeftover }
    }

    /// Returns the names of the files that may be lists.
    func listNames() throws(FolderFailure) -> [String] {
        try everyName { FileName.isList($0.text) && $0.isFaithful }.map(\.text)
    }

    /// Returns the names of all files.
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

    /// Returns the status of a file, or of a link itself; `nil` if there is none or it cannot be
    /// told now.
    func status(of name: String) -> stat? {
        try? knownStatus(of: name)
    }

    /// Returns the status of a file, or of a link itself; `nil` if there is none.
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

    /// Returns the signature of a file, or `nil` if there is none.
    /// - Throws: The reason why it cannot be told now.
    func knownStamp(of name: String) throws(FolderFailure) -> FileSignature? {
        try knownStatus(of: name).map { FileSignature($0, readAt: .now) }
    }

    func remove(_ name: String) {
        _ = disk.remove(descriptor.number, name)
    }

    /// Flushes the changes of names, so that they survive a loss of power.
    func flush() throws(FolderFailure) {
        while disk.flush(descriptor.number) != 0 {
            let failure = FolderFailure(errno)
            if failure.code == EINTR { continue }
            // Not every file system can flush a folder.
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

extension Disk {
    /// Returns the bytes of a file outside the journal.
    func content(of path: String) throws(FolderFailure) -> [UInt8] {
        guard let file = FileDescriptor(open(AT_FDCWD, path)) else { throw FolderFailure(errno) }
        let size = Int(try file.status(on: self).st_size)
        return try file.bytes(expecting: size, upTo: .max, on: self)
    }
}
