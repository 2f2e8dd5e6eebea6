internal import Glibc

/// A file that appears whole or not at all, whenever the program ends, and that its owner alone may read:
/// it has no name until all of it is on the disk. Where a file system cannot make such a file it has one
/// beside its own until then.
package final class WholeFile {
    private let path: String
    private let folder: String
    /// Another name in the same folder, the same for the same path.
    private let beside: String
    private let disk: Disk
    private let file: FileDescriptor
    /// Whether it is at the name beside.
    private var isBeside: Bool

    /// - Parameter path: a name that is not the one of a link, for what it leads to would stay as it was.
    package init(_ path: String, on disk: Disk = .real) throws(FolderFailure) {
        self.path = path
        self.disk = disk
        folder = Self.folder(of: path)
        beside = folder + "/.counterfoil-" + Self.mark(of: path) + ".tmp"
        if let unnamed = FileDescriptor(disk.makeUnnamed(folder)) {
            file = unnamed
            isBeside = false
        } else {
            let failure = FolderFailure(errno)
            guard failure.isOfFileSystem || [EISDIR, ENOENT].contains(failure.code) else {
                throw failure
            }
            file = try Self.make(beside, on: disk)
            isBeside = true
        }
    }

    deinit {
        if isBeside { removeBeside() }
    }

    /// Gives it the mode of the file that it replaces, where the file system has modes.
    package func take(mode: UInt32) {
        _ = disk.setMode(file.number, mode & 0o777)
    }

    package func append(_ bytes: [UInt8]) throws(FolderFailure) {
        try file.write(bytes, on: disk)
    }

    /// Brings the file to its place, once all of it is safely on the disk.
    /// - Throws: `EEXIST`, if something is there that is not to be replaced.
    package func finish(replacing: Bool) throws(FolderFailure) {
        try check(disk.flush(file.number))
        if isBeside {
            try check(replacing ? renameBeside() : renameBesideIfFree())
            isBeside = false
        } else if disk.linkOpen(file.number, path) != 0 {
            guard errno == EEXIST, replacing else { throw FolderFailure(errno) }
            try replace()
        }
        guard let place = FileDescriptor(disk.openFolder(AT_FDCWD, folder, 0)) else { return }
        _ = disk.flush(place.number)
    }

    /// Replaces in one step what is there, by way of the other name.
    private func replace() throws(FolderFailure) {
        removeBeside()
        try check(disk.linkOpen(file.number, beside))
        guard renameBeside() == 0 else {
            let failure = FolderFailure(errno)
            removeBeside()
            throw failure
        }
    }

    private func renameBeside() -> Int32 { disk.rename(AT_FDCWD, beside, AT_FDCWD, path) }

    /// Some file systems have no renaming that looks.
    private func renameBesideIfFree() -> Int32 {
        if disk.renameNew(AT_FDCWD, beside, AT_FDCWD, path) == 0 { return 0 }
        guard FolderFailure(errno).isOfFileSystem else { return -1 }
        var status = stat()
        guard disk.status(AT_FDCWD, path, &status) != 0 else {
            errno = EEXIST
            return -1
        }
        return errno == ENOENT ? renameBeside() : -1
    }

    private func removeBeside() {
        _ = disk.remove(AT_FDCWD, beside)
    }

    private func check(_ result: Int32) throws(FolderFailure) {
        guard result == 0 else { throw FolderFailure(errno) }
    }
}

extension WholeFile {
    /// Makes the file at the name beside. What a program that was killed left there is removed; another one
    /// that is writing is left alone.
    private static func make(_ beside: String, on disk: Disk) throws(FolderFailure)
        -> FileDescriptor
    {
        if let file = try makeNew(beside, on: disk) { return file }
        guard let left = FileDescriptor(disk.openLocked(AT_FDCWD, beside)) else {
            throw FolderFailure(errno)
        }
        guard try left.lock(on: disk) else { throw FolderFailure(EEXIST) }
        _ = disk.remove(AT_FDCWD, beside)
        guard let file = try makeNew(beside, on: disk) else { throw FolderFailure(EEXIST) }
        return file
    }

    /// `nil` if something has that name.
    private static func makeNew(
        _ name: String, on disk: Disk
    ) throws(FolderFailure) -> FileDescriptor? {
        guard let file = FileDescriptor(disk.makeFile(AT_FDCWD, name)) else {
            if errno == EEXIST { return nil }
            throw FolderFailure(errno)
        }
        // Not every file system has locks.
        _ = try? file.lock(on: disk)
        return file
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func mark(of path: String) -> String {
        let sum = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { sum, byte in
            (sum ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return String(sum, radix: 16)
    }
}
