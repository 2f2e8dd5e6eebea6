package import Glibc

/// Every call by which files are read, what is on a disk is changed, or the disk is asked to keep it: a
/// disk that fails is made of others, and so is one that tells their order.
///
/// Names are looked up in the open folder whose number stands before them.
package struct Disk: Sendable {
    /// Like `write(2)`.
    package var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
    /// Like `fsync(2)`, of a file or a folder.
    package var flush: @Sendable (Int32) -> Int32
    /// Like `fstatat(2)`, of a link itself.
    package var status: @Sendable (Int32, String, inout stat) -> Int32 = {
        fstatat($0, $1, &$2, AT_SYMLINK_NOFOLLOW)
    }
    /// Like `stat(2)`, of what a link leads to.
    package var statusOfTarget: @Sendable (String, inout stat) -> Int32 = { stat($0, &$1) }
    /// Like `fstat(2)`.
    package var statusOfOpen: @Sendable (Int32, inout stat) -> Int32 = { fstat($0, &$1) }
    /// Like `access(2)`, of an open folder that is to be written into.
    package var mayChange: @Sendable (Int32) -> Int32 = { faccessat($0, ".", W_OK | X_OK, 0) }
    /// Like `openat(2)`, to read a file; a link is not followed, and nothing is waited for.
    package var open: @Sendable (Int32, String) -> Int32 = {
        openat($0, $1, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    /// The same for a file that a link may lead to.
    package var openTarget: @Sendable (String) -> Int32 = {
        Glibc.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    /// Like `openat(2)`, for a folder, with such flags as `O_NOFOLLOW`.
    package var openFolder: @Sendable (Int32, String, Int32) -> Int32 = {
        openat($0, $1, O_RDONLY | O_DIRECTORY | O_CLOEXEC | $2)
    }
    /// Like `openat(2)`, for a file that is there to be locked, made where there is none.
    package var openLock: @Sendable (String) -> Int32 = {
        Glibc.open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    /// Like `openat(2)`, for a file that another program may have locked. Some file systems lock only what
    /// is open for writing.
    package var openLocked: @Sendable (Int32, String) -> Int32 = {
        openat($0, $1, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    /// Holds a file, whatever it is, without opening it.
    package var hold: @Sendable (Int32, String) -> Int32 = { HiddenCalls.hold($0, $1) }
    /// Like `flock(2)`.
    package var lock: @Sendable (Int32, Int32) -> Int32 = { flock($0, $1) }
    /// Like `read(2)`.
    package var read: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
        Glibc.read($0, $1, $2)
    }
    /// Like `pread(2)`: from a place in the file.
    package var readAt: @Sendable (Int32, UnsafeMutableRawPointer?, Int, Int) -> Int = {
        pread($0, $1, $2, off_t($3))
    }
    /// Like `readdir(3)`.
    package var nextName: @Sendable (OpaquePointer) -> UnsafeMutablePointer<dirent>? = {
        readdir($0)
    }
    /// Like `syncfs(2)`: everything that was written on the disk of an open file.
    package var flushEverything: @Sendable (Int32) -> Int32 = {
        HiddenCalls.flushEverything($0)
    }
    /// Like `openat(2)`, for a file that is not there yet.
    package var makeFile: @Sendable (Int32, String) -> Int32 = { folder, name in
        openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    /// Like `open(2)` with `O_TMPFILE`: a file in a folder, without a name.
    package var makeUnnamed: @Sendable (String) -> Int32 = {
        HiddenCalls.makeUnnamed(in: $0)
    }
    /// Like `fchmod(2)`.
    package var setMode: @Sendable (Int32, mode_t) -> Int32 = { fchmod($0, $1) }
    /// Like `fchown(2)`, of the group only.
    package var setGroup: @Sendable (Int32, gid_t) -> Int32 = { fchown($0, uid_t.max, $1) }
    /// Like `mkdirat(2)`, for the owner only.
    package var makeFolder: @Sendable (Int32, String) -> Int32 = { mkdirat($0, $1, 0o700) }
    /// Like `renameat(2)`.
    package var rename: @Sendable (Int32, String, Int32, String) -> Int32 = {
        renameat($0, $1, $2, $3)
    }
    /// The same, and `EEXIST` where there is something of that name; `EINVAL` where the file system
    /// cannot.
    package var renameNew: @Sendable (Int32, String, Int32, String) -> Int32 = {
        HiddenCalls.renameNew($0, $1, $2, $3)
    }
    /// Swaps two files; `EINVAL` where the file system cannot.
    package var exchange: @Sendable (Int32, String, Int32, String) -> Int32 = {
        HiddenCalls.exchange($0, $1, $2, $3)
    }
    /// Like `linkat(2)`, within a folder.
    package var link: @Sendable (Int32, String, String) -> Int32 = { linkat($0, $1, $0, $2, 0) }
    /// Gives an open file a name; `EEXIST` where there is something of that name.
    package var linkOpen: @Sendable (Int32, String) -> Int32 = {
        linkat(AT_FDCWD, "/proc/self/fd/\($0)", AT_FDCWD, $1, AT_SYMLINK_FOLLOW)
    }
    /// Like `unlinkat(2)`, for a file.
    package var remove: @Sendable (Int32, String) -> Int32 = { unlinkat($0, $1, 0) }
    /// The same for an empty folder.
    package var removeFolder: @Sendable (Int32, String) -> Int32 = {
        unlinkat($0, $1, AT_REMOVEDIR)
    }

    /// Lets so many microseconds pass, in which another program comes to an end with what it does.
    package var wait: @Sendable (UInt32) -> Void = { usleep($0) }

    package static let real = Disk(
        write: { Glibc.write($0, $1, $2) }, flush: { fsync($0) })
}
