/// How the journal is.
public struct JournalCondition: Hashable, Sendable {
    public var folder: Folder
    /// Files that stay as they are because they cannot be read as an entry, by name.
    public var unreadable: [UnreadableFile]
    /// Copies of entries that sync programs have kept, by name.
    public var copies: [CopyFile]
    /// Set while so many files are being read that somebody may want to know; the entries read so
    /// far are there.
    public var progress: IndexingProgress?
    /// Whether what other programs do in the folder shows by itself.
    public var isToldOfChanges = true

    public enum Folder: Hashable, Sendable {
        /// It is being read for the first time.
        case loading
        case ready
        /// It can be read but not written.
        case readOnly(path: String)
        /// The same, because its disk is mounted so.
        case readOnlyDisk(path: String)
        /// All entries that were known, or nearly all, are gone at once, and no person has confirmed that
        /// they are removed. They are shown as they were.
        case vanished(path: String, gone: Int, known: Int)
        case missing(path: String)
        /// It cannot be read, and why, in words for people.
        case inaccessible(path: String, reason: String)
    }

    /// Whether there is more in the folder than is known of it.
    public var isBeingRead: Bool { folder == .loading || progress != nil }

    public init(
        folder: Folder, unreadable: [UnreadableFile] = [], copies: [CopyFile] = [],
        progress: IndexingProgress? = nil
    ) {
        self.folder = folder
        self.unreadable = unreadable
        self.copies = copies
        self.progress = progress
    }
}

/// How far the reading of many files is.
public struct IndexingProgress: Hashable, Sendable {
    /// Files read, and files to read in all.
    public let done: Int
    public let total: Int
    /// Whether somebody stopped it; it goes on when it is taken up again.
    public let isPaused: Bool

    public init(done: Int, total: Int, isPaused: Bool = false) {
        self.done = done
        self.total = total
        self.isPaused = isPaused
    }
}

/// A file of the journal folder that is no entry.
public struct UnreadableFile: Hashable, Sendable {
    public let name: String
    /// Why, in words for people.
    public let reason: String

    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }
}
