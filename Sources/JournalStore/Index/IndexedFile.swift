import Domain

/// What the index keeps of a file.
struct IndexedFile: Sendable {
    let name: String
    /// Nil where the file has to be read again whatever it looks like.
    let stamp: PackedStamp?
    let content: Content

    /// By reference: files are handed on and gathered, and an entry's row is large.
    indirect enum Content: Sendable {
        case entry(IndexedEntry)
        /// It is listed, with the reason.
        case unreadable(String)
        case absent
    }

    init(_ reading: FileReading) {
        name = reading.name
        stamp = reading.stamp.flatMap(PackedStamp.init)
        content =
            switch reading.outcome {
            case .entry(let entry):
                .entry(IndexedEntry(name: reading.name, entry, written: reading.written))
            case .unreadable(let reason): .unreadable(reason)
            case .absent: .absent
            }
    }
}

/// A stamp as a row of the index holds it.
struct PackedStamp: Hashable, Sendable {
    let inode: Int64
    let size: Int64
    /// Nanoseconds since 1970; far-away times wrap around, which still tells them apart.
    let modified: Int64
    let changed: Int64

    init(inode: Int64, size: Int64, modified: Int64, changed: Int64) {
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
    }

    /// Nil where the file was not left alone for long enough to be recognised.
    init?(_ stamp: Stamp) {
        guard stamp.isSettled else { return nil }
        self.init(ofUnsettled: stamp)
    }

    /// What a file looks like now, to be compared with what was kept.
    init(ofUnsettled stamp: Stamp) {
        self.init(
            inode: Int64(bitPattern: stamp.inode), size: stamp.size,
            modified: stamp.modified.packed, changed: stamp.changed.packed)
    }
}

extension Stamp.Moment {
    fileprivate var packed: Int64 {
        Int64(seconds) &* 1_000_000_000 &+ Int64(nanoseconds)
    }
}
