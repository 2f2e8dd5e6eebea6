import Foundation

/// Identifies a state of a file without reading it.
struct FileSignature: Hashable, Sendable {
    let inode: Int64
    let size: Int64
    /// Nanoseconds since 1970; far-away times wrap around, which still tells them apart.
    let modified: Int64
    let changed: Int64
    /// Whether the file was left alone for so long that a later change cannot have the same times:
    /// a file system's clock ticks in steps.
    let isSettled: Bool

    init(_ status: stat, readAt now: timespec) {
        inode = Int64(bitPattern: UInt64(status.st_ino))
        size = Int64(status.st_size)
        modified = status.st_mtim.sinceEpoch
        changed = status.st_ctim.sinceEpoch
        isSettled = now.tv_sec - max(status.st_mtim.tv_sec, status.st_ctim.tv_sec) > 2
    }

    /// One that was kept, which only those are that were settled.
    init(inode: Int64, size: Int64, modified: Int64, changed: Int64) {
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
        isSettled = true
    }

    /// Whether the file is the one that looked like `other` under another name.
    func isMoved(from other: FileSignature) -> Bool {
        inode == other.inode && size == other.size && modified == other.modified
    }

    /// Whether the file looks as it did; a change within a tick of the clock may not show.
    func isUnchanged(since other: FileSignature) -> Bool {
        isMoved(from: other) && changed == other.changed
    }
}

extension timespec {
    fileprivate var sinceEpoch: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
