/// How the journal is.
public struct JournalCondition: Hashable, Sendable {
    public var folder: Folder
    /// Files that stay as they are because they cannot be read as an entry, by name.
    public var unreadable: [UnreadableFile]

    public enum Folder: Hashable, Sendable {
        /// It is being read for the first time.
        case loading
        case ready
        /// It can be read but not written.
        case readOnly(path: String)
        case missing(path: String)
        /// It cannot be read, and why, in words for people.
        case inaccessible(path: String, reason: String)
    }

    public init(folder: Folder, unreadable: [UnreadableFile] = []) {
        self.folder = folder
        self.unreadable = unreadable
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
