import Foundation

/// The status of a file that identifies its state without reading it.
struct FileSignature: Hashable, Sendable {
    let inode: Int64
    let size: Int64
    /// The time of modification, in nanoseconds since 1970. Distant times wrap around, but still
    /// differ.
    let modified: Int64
    let changed: Int64
    /// Whether the file was unchanged for so long that a later change cannot have the same times,
    /// since the clock of a file system advances in steps.
    let isSettled: Bool

    init(_ status: stat, readAt now: timespec) {
        inode = Int64(bitPattern: UInt64(status.st_ino))
        size = Int64(status.st_size)
        modified = status.st_mtim.sinceEpoch
        changed = status.st_ctim.sinceEpoch
        isSettled = now.tv_sec - max(status.st_mtim.tv_sec, status.st_ctim.tv_sec) > 2
    }

    /// Creates a signature that was kept, which only settled ones are.
    init(inode: Int64, size: Int64, modified: Int64, changed: Int64) {
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
        isSettled = true
    }

    /// Whether the file is the one with the signature `other`, possibly under another name.
    func isMoved(from other: FileSignature) -> Bool {
        inode == other.inode && size == other.size && modified == other.modified
    }

    /// Whether the file has the signature `other`. A change within a tick of the clock may not
    /// show.
    func isUnchanged(since other: FileSignature) -> Bool {
        isMoved(from: other) && changed == other.changed
    }
}

extension timespec {
    fileprivate var sinceEpoch: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
