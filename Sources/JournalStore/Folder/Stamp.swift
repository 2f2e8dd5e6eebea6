import Foundation

/// What tells one state of a file from another without reading it.
struct Stamp: Hashable, Sendable {
    let inode: UInt64
    let size: Int64
    let modified: Moment
    let changed: Moment
    /// Whether the file was left alone for so long that a later change cannot have the same times:
    /// a file system's clock ticks in steps.
    let isSettled: Bool

    struct Moment: Hashable, Sendable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) {
            seconds = time.tv_sec
            nanoseconds = time.tv_nsec
        }
    }

    init(_ status: stat, readAt now: timespec) {
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        modified = Moment(status.st_mtim)
        changed = Moment(status.st_ctim)
        isSettled = now.tv_sec - max(modified.seconds, changed.seconds) > 2
    }

    /// Whether a file that looks like `other` now is still as it was.
    func isSame(as other: Stamp) -> Bool {
        isSettled && isUnchanged(since: other)
    }

    /// Whether the file is the one that looked like `other` under another name.
    func isMoved(from other: Stamp) -> Bool {
        inode == other.inode && size == other.size && modified == other.modified
    }

    /// Whether the file looks as it did; a change within a tick of the clock may not show.
    func isUnchanged(since other: Stamp) -> Bool {
        isMoved(from: other) && changed == other.changed
    }
}
