internal import Glibc

/// A file that appears whole or not at all, whenever the program ends, and that only its owner may
/// read. It has no name, or a temporary one if the file system needs one, until all of it is on the
/// disk.
package final class WholeFile {
    private let path: String
    private let folder: String
    /// The temporary name in the same folder, which depends only on the path.
    private let temporaryPath: String
    private let disk: Disk
    private let file: FileDescriptor
    private var hasTemporaryName: Bool

    /// - Parameter path: a path that is not a link, since the link's target would not be replaced.
    package init(_ path: String, on disk: Disk = .real) throws(FolderFailure) {
        self.path = path
        self.disk = disk
        folder = Self.folder(of: path)
        temporaryPath = folder + "/.counterfoil-" + Self.hash(of: path) + ".tmp"
        if let unnamed = FileDescriptor(disk.makeUnnamed(folder)) {
            file = unnamed
            hasTemporaryName = false
        } else {
            let failure = FolderFailure(errno)
            guard failure.isOfFileSystem || [EISDIR, ENOENT].contains(failure.code) else {
                throw failure
            }
            file = try Self.make(temporaryPath, on: disk)
            hasTemporaryName = true
        }
    }

    deinit {
        if hasTemporaryName { removeTemporary() }
    }

    /// Sets the mode of the file that it replaces, if the file system has modes.
    package func setMode(_ mode: UInt32) {
        _ = disk.setMode(file.number, mode & 0o777)
    }

    package func append(_ bytes: [UInt8]) throws(FolderFailure) {
        try file.write(bytes, on: disk)
    }

    /// Flushes the file and gives it its name.
    /// - Throws: `EEXIST` if the name is taken and `replacing` is false.
    package func finish(replacing: Bool) throws(FolderFailure) {
        try check(disk.flush(file.number))
        if hasTemporaryName {
            try check(replacing ? renameTemporary() : renameTemporaryIfFree())
            hasTemporaryName = false
        } else if disk.linkOpen(file.number, path) != 0 {
            guard errno == EEXIST, replacing else { throw FolderFailure(errno) }
            try replace()
        }
        guard let place = FileDescriptor(disk.openFolder(AT_FDCWD, folder, 0)) else { return }
        _ = disk.flush(place.number)
    }

    /// Replaces the existing file in one step, by way of the temporary name.
    private func replace() throws(FolderFailure) {
        removeTemporary()
        try check(disk.linkOpen(file.number, temporaryPath))
        guard renameTemporary() == 0 else {
            let failure = FolderFailure(errno)
            removeTemporary()
            throw failure
        }
    }

    private func renameTemporary() -> Int32 { disk.rename(AT_FDCWD, temporaryPath, AT_FDCWD, path) }

    /// Renames without replacing. Some file systems cannot do that in one step, so it looks first.
    private func renameTemporaryIfFree() -> Int32 {
        if disk.renameNew(AT_FDCWD, temporaryPath, AT_FDCWD, path) == 0 { return 0 }
        guard FolderFailure(errno).isOfFileSystem else { return -1 }
        var status = stat()
        guard disk.status(AT_FDCWD, path, &status) != 0 else {
            errno = EEXIST
            return -1
        }
        return errno == ENOENT ? renameTemporary() : -1
    }

    private func removeTemporary() {
        _ = disk.remove(AT_FDCWD, temporaryPath)
    }

    private func check(_ result: Int32) throws(FolderFailure) {
        guard result == 0 else { throw FolderFailure(errno) }
    }
}

extension WholeFile {
    /// Makes the file with the temporary name. It removes one that a killed program has left, but
    /// not one that another program is writing.
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

    /// Makes a file, or returns `nil` if the name is taken.
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

    private static func hash(of path: String) -> String {
        let sum = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { sum, byte in
            (sum ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return String(sum, radix: 16)
    }
}
