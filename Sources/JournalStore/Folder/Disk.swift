internal import CLinux
import Foundation

/// Every call by which the store reads files, changes what is on a disk, or asks the disk to keep it: a
/// disk that fails is made of others, and so is one that tells their order.
///
/// Names are looked up in the open folder whose number stands before them.
struct Disk: Sendable {
    /// Like `write(2)`.
    var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
    /// Like `fsync(2)`, of a file or a folder.
    var flush: @Sendable (Int32) -> Int32
    /// Like `fstatat(2)`, of a link itself.
    var status: @Sendable (Int32, String, inout stat) -> Int32 = {
        fstatat($0, $1, &$2, AT_SYMLINK_NOFOLLOW)
    }
    /// Like `openat(2)`, to read a file; a link is not followed, and nothing is waited for.
    var open: @Sendable (Int32, String) -> Int32 = {
        openat($0, $1, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    /// Like `openat(2)`, for a folder, with such flags as `O_NOFOLLOW`.
    var openFolder: @Sendable (Int32, String, Int32) -> Int32 = {
        openat($0, $1, O_RDONLY | O_DIRECTORY | O_CLOEXEC | $2)
    }
    /// Like `openat(2)`, for a file that is there to be locked, made where there is none.
    var openLock: @Sendable (String) -> Int32 = {
        Foundation.open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    /// Like `read(2)`.
    var read: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
        Foundation.read($0, $1, $2)
    }
    /// Like `syncfs(2)`: everything that was written on the disk of an open file.
    var flushEverything: @Sendable (Int32) -> Int32 = { syncfs($0) }
    /// Like `openat(2)`, for a file that is not there yet.
    var makeFile: @Sendable (Int32, String) -> Int32 = { folder, name in
        openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    /// Like `mkdirat(2)`, for the owner only.
    var makeFolder: @Sendable (Int32, String) -> Int32 = { mkdirat($0, $1, 0o700) }
    /// Like `renameat(2)`.
    var rename: @Sendable (Int32, String, Int32, String) -> Int32 = { renameat($0, $1, $2, $3) }
    /// The same, and `EEXIST` where there is something of that name; `EINVAL` where the file system
    /// cannot.
    var renameNew: @Sendable (Int32, String, Int32, String) -> Int32 = {
        counterfoil_rename_new($0, $1, $2, $3)
    }
    /// Swaps two files; `EINVAL` where the file system cannot.
    var exchange: @Sendable (Int32, String, Int32, String) -> Int32 = {
        counterfoil_rename_exchange($0, $1, $2, $3)
    }
    /// Like `linkat(2)`, within a folder.
    var link: @Sendable (Int32, String, String) -> Int32 = { linkat($0, $1, $0, $2, 0) }
    /// Like `unlinkat(2)`, for a file.
    var remove: @Sendable (Int32, String) -> Int32 = { unlinkat($0, $1, 0) }
    /// The same for an empty folder.
    var removeFolder: @Sendable (Int32, String) -> Int32 = { unlinkat($0, $1, AT_REMOVEDIR) }

    static let real = Disk(
        write: { Foundation.write($0, $1, $2) }, flush: { fsync($0) })
}
