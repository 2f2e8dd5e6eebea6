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

/// The differences between a folder and its index.
struct FolderComparison: Sendable {
    /// The files that are new or whose signatures differ.
    let different: [String]
    /// The names in the index that the folder does not have any more.
    let gone: [String]
    /// The names in the index that are marked as vanished, whether the folder has them or not.
    let vanished: [String]

    /// Compares a folder with its index, reading the status of the files while the index is read.
    @concurrent
    static func of(
        _ present: [String], in folder: Folder, with index: Index
    ) async throws -> FolderComparison {
        let names = present.sortedByBytes()
        guard try !index.isEmpty else {
            return FolderComparison(different: names, gone: [], vanished: [])
        }
        async let recollecting = index.recollection(of: names)
        let looks = try names.map { name in
            try Task.checkCancellation()
            return folder.status(of: name).map { FileSignature($0, readAt: timespec()) }
        }
        let (stamps, gone, vanished) = try await recollecting
        let different = names.indices.filter { index in
            guard let look = looks[index] else { return true }
            return stamps[index]?.isUnchanged(since: look) != true
        }
        return FolderComparison(
            different: different.map { names[$0] }, gone: gone, vanished: vanished)
    }
}
