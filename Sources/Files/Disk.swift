package import Glibc

/// The system calls that read and change files and flush a disk, which tests replace to make them
/// fail or to record their order.
///
/// A name is relative to the open folder whose descriptor precedes it.
package struct Disk: Sendable {
    /// Like `write(2)`.
    package var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
    /// Like `fsync(2)`, of a file or a folder.
    package var flush: @Sendable (Int32) -> Int32
    /// Like `fstatat(2)`, without following a link.
    package var status: @Sendable (Int32, String, inout stat) -> Int32 = {
        fstatat($0, $1, &$2, AT_SYMLINK_NOFOLLOW)
    }
    /// Like `stat(2)`, which follows a link.
    package var statusOfTarget: @Sendable (String, inout stat) -> Int32 = { stat($0, &$1) }
    /// Like `fstat(2)`.
    package var statusOfOpen: @Sendable (Int32, inout stat) -> Int32 = { fstat($0, &$1) }
    /// Like `access(2)`, asking whether items of an open folder may be added and removed.
    package var mayChange: @Sendable (Int32) -> Int32 = { faccessat($0, ".", W_OK | X_OK, 0) }
    /// Like `openat(2)`, for reading a file, without following a link and without blocking.
    package var open: @Sendable (Int32, String) -> Int32 = {
        openat($0, $1, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    /// Like `open(2)`, for reading a file that a link may lead to.
    package var openTarget: @Sendable (String) -> Int32 = {
        Glibc.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    /// Like `openat(2)`, for a folder, with further flags such as `O_NOFOLLOW`.
    package var openFolder: @Sendable (Int32, String, Int32) -> Int32 = {
        openat($0, $1, O_RDONLY | O_DIRECTORY | O_CLOEXEC | $2)
    }
    /// Like `open(2)`, for a file that serves as a lock and is made if it does not exist.
    package var openLock: @Sendable (String) -> Int32 = {
        Glibc.open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    /// Like `openat(2)`, for a file that another program may have locked. It is opened for writing
    /// because some file systems lock only such files.
    package var openLocked: @Sendable (Int32, String) -> Int32 = {
        openat($0, $1, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    /// Like `openat(2)` with `O_PATH`, which refers to any kind of file without opening it.
    package var hold: @Sendable (Int32, String) -> Int32 = { HiddenCalls.openPath($0, $1) }
    /// Like `flock(2)`.
    package var lock: @Sendable (Int32, Int32) -> Int32 = { flock($0, $1) }
    /// Like `read(2)`.
    package var read: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
        Glibc.read($0, $1, $2)
    }
    /// Like `pread(2)`, which reads at an offset.
    package var readAt: @Sendable (Int32, UnsafeMutableRawPointer?, Int, Int) -> Int = {
        pread($0, $1, $2, off_t($3))
    }
    /// Like `readdir(3)`.
    package var nextName: @Sendable (OpaquePointer) -> UnsafeMutablePointer<dirent>? = {
        readdir($0)
    }
    /// Like `syncfs(2)`, which flushes the whole file system of an open file.
    package var flushEverything: @Sendable (Int32) -> Int32 = {
        HiddenCalls.flushEverything($0)
    }
    /// Like `openat(2)`, for a file that does not exist yet.
    package var makeFile: @Sendable (Int32, String) -> Int32 = { folder, name in
        openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    /// Like `open(2)` with `O_TMPFILE`, for a file without a name.
    package var makeUnnamed: @Sendable (String) -> Int32 = {
        HiddenCalls.makeUnnamed(in: $0)
    }
    /// Like `fchmod(2)`.
    package var setMode: @Sendable (Int32, mode_t) -> Int32 = { fchmod($0, $1) }
    /// Like `fchown(2)`, for the group only.
    package var setGroup: @Sendable (Int32, gid_t) -> Int32 = { fchown($0, uid_t.max, $1) }
    /// Like `mkdirat(2)`, with access for the owner only.
    package var makeFolder: @Sendable (Int32, String) -> Int32 = { mkdirat($0, $1, 0o700) }
    /// Like `renameat(2)`.
    package var rename: @Sendable (Int32, String, Int32, String) -> Int32 = {
        renameat($0, $1, $2, $3)
    }
    /// Like `renameat2(2)` with `RENAME_NOREPLACE`: fails with `EEXIST` if the new name is taken,
    /// and with `EINVAL` if the file system cannot do it.
    package var renameNew: @Sendable (Int32, String, Int32, String) -> Int32 = {
        HiddenCalls.renameNew($0, $1, $2, $3)
    }
    /// Like `renameat2(2)` with `RENAME_EXCHANGE`: fails with `EINVAL` if the file system cannot do
    /// it.
    package var exchange: @Sendable (Int32, String, Int32, String) -> Int32 = {
        HiddenCalls.exchange($0, $1, $2, $3)
    }
    /// Like `linkat(2)`, within one folder.
    package var link: @Sendable (Int32, String, String) -> Int32 = { linkat($0, $1, $0, $2, 0) }
    /// Like `linkat(2)`, for an open file: fails with `EEXIST` if the name is taken.
    package var linkOpen: @Sendable (Int32, String) -> Int32 = {
        linkat(AT_FDCWD, "/proc/self/fd/\($0)", AT_FDCWD, $1, AT_SYMLINK_FOLLOW)
    }
    /// Like `unlinkat(2)`, for a file.
    package var remove: @Sendable (Int32, String) -> Int32 = { unlinkat($0, $1, 0) }
    /// Like `unlinkat(2)` with `AT_REMOVEDIR`, for an empty folder.
    package var removeFolder: @Sendable (Int32, String) -> Int32 = {
        unlinkat($0, $1, AT_REMOVEDIR)
    }

    /// Like `usleep(3)`: waits for a number of microseconds, in which another program can finish.
    package var wait: @Sendable (UInt32) -> Void = { usleep($0) }

    package static let real = Disk(
        write: { Glibc.write($0, $1, $2) }, flush: { fsync($0) })
}

extension Disk {
    /// Calls `body` with the name of each item of a folder, in no particular order.
    /// - Parameter folder: the open folder that `path` is relative to.
    package func list(
        _ folder: Int32, _ path: String, _ body: (UnsafePointer<CChar>) -> Void
    ) throws(FolderFailure) {
        let opened = openFolder(folder, path, 0)
        guard opened >= 0 else { throw FolderFailure(errno) }
        guard let stream = fdopendir(opened) else {
            let failure = FolderFailure(errno)
            close(opened)
            throw failure
        }
        // The stream owns the open folder from here on.
        defer { closedir(stream) }
        errno = 0
        while let item = nextName(stream) {
            withUnsafePointer(to: &item.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256, body)
            }
            errno = 0
        }
        guard errno == 0 else { throw FolderFailure(errno) }
    }
}
