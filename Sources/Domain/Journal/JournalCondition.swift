/// The state of the journal's folder.
public struct JournalCondition: Hashable, Sendable {
    public var folder: Folder
    /// The files that cannot be read as an entry, by name.
    public var unreadable: [UnreadableFile]
    /// The sync programs' copies of entries, by name.
    public var copies: [CopyFile]
    /// The progress while many files are read, or `nil` otherwise. Entries that were read are
    /// available.
    public var progress: IndexingProgress?
    /// Whether the program is notified when other programs change the folder.
    public var isToldOfChanges = true

    public enum Folder: Hashable, Sendable {
        /// The folder is read for the first time.
        case loading
        case ready
        /// The folder can be read but not written.
        case readOnly(path: String)
        /// The folder cannot be written because its disk is mounted read-only.
        case readOnlyDisk(path: String)
        /// All or nearly all known entries disappeared at once, and the user has not confirmed
        /// their removal. They are shown as they were.
        case vanished(path: String, gone: Int, known: Int)
        case missing(path: String)
        case inaccessible(path: String, reason: FileError)
    }

    /// Whether not all files have been read yet.
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

/// The progress of reading many files.
public struct IndexingProgress: Hashable, Sendable {
    /// The number of files read. `total` is the number of files to read.
    public let done: Int
    public let total: Int
    public let isPaused: Bool

    public init(done: Int, total: Int, isPaused: Bool = false) {
        self.done = done
        self.total = total
        self.isPaused = isPaused
    }
}

public struct UnreadableFile: Hashable, Sendable {
    public let name: String
    public let reason: FileError

    public init(name: String, reason: FileError) {
        self.name = name
        self.reason = reason
    }
}
