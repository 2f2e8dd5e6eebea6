package import Glibc

/// An open file or folder, which is closed with the last reference to it.
package final class FileDescriptor: Sendable {
    package let number: Int32

    /// Takes over an open descriptor, or returns `nil` for a negative number; see `errno`.
    package init?(_ number: Int32) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit {
        close(number)
    }
}

extension FileDescriptor {
    /// Opens a file that serves as a lock and makes it if it does not exist, or returns `nil` if
    /// that fails; see `errno`.
    package convenience init?(lockFile path: String, on disk: Disk) {
        self.init(disk.openLock(path))
    }

    /// Locks the file exclusively for as long as it is open.
    /// - Parameter waiting: whether to wait while another program has the lock.
    /// - Returns: Whether it is locked now.
    package func lock(on disk: Disk, waiting: Bool = false) throws(FolderFailure) -> Bool {
        while disk.lock(number, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            guard errno == EINTR else { throw FolderFailure(errno) }
        }
        return true
    }

    package func status(on disk: Disk) throws(FolderFailure) -> stat {
        var status = stat()
        guard disk.statusOfOpen(number, &status) == 0 else { throw FolderFailure(errno) }
        return status
    }

    package func write(_ bytes: [UInt8], on disk: Disk) throws(FolderFailure) {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                guard let first = buffer.baseAddress else { return 0 }
                return disk.write(number, first + start, buffer.count - start)
            }
            if count >= 0 {
                start += count
            } else if errno != EINTR {
                throw FolderFailure(errno)
            }
        }
    }

    package func flush(on disk: Disk) throws(FolderFailure) {
        guard disk.flush(number) == 0 else { throw FolderFailure(errno) }
    }

    /// Reads the file. One byte more than `most` is enough to refuse it.
    package func bytes(
        expecting size: Int, upTo most: Int, on disk: Disk
    ) throws(FolderFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var room = size + 1
        while bytes.count <= most {
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
                count = disk.read(number, buffer.baseAddress, room)
                initialized = max(0, count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw FolderFailure(errno)
            }
            if count == 0 { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            // The file had less than there was room for, so this was all of it.
            if bytes.count == size, size < room { return bytes }
            room = 64 << 10
        }
        return bytes
    }

    /// Returns the content of the file, or `nil` if it is no regular file, or has more than `most`
    /// bytes.
    package func content(upTo most: Int, on disk: Disk) throws(FolderFailure) -> [UInt8]? {
        let status = try status(on: disk)
        guard status.isFile, status.st_size <= most else { return nil }
        let bytes = try bytes(expecting: Int(status.st_size), upTo: most, on: disk)
        return bytes.count <= most ? bytes : nil
    }
}

/// The device and the number of a file, which no other file has as long as it exists.
package struct FileIdentity: Hashable, Sendable {
    package let device: dev_t
    package let inode: ino_t
}

extension stat {
    package var identity: FileIdentity { FileIdentity(device: st_dev, inode: st_ino) }
    package var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    package var isLink: Bool { st_mode & S_IFMT == S_IFLNK }

    /// Whether this is the same file as before, with the same content. A change within a tick of the
    /// clock that keeps the size may not show.
    package func isUnchanged(since other: stat) -> Bool {
        identity == other.identity && st_size == other.st_size
            && st_mtim.tv_sec == other.st_mtim.tv_sec && st_mtim.tv_nsec == other.st_mtim.tv_nsec
    }
}

/// An error number of the system, `errno`.
package struct FolderFailure: Error, Hashable {
    package let code: Int32

    package init(_ code: Int32) {
        self.code = code
    }

    /// Another program was first: a file has changed, or its name is taken.
    package static let overtaken = FolderFailure(EEXIST)

    /// Whether the file system does not support the call.
    package var isOfFileSystem: Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) }

    package var isLackOfSpace: Bool { [ENOSPC, EDQUOT].contains(code) }
}
