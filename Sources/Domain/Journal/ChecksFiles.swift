/// Reads every file of the journal again, without the index.
@MainActor
public protocol ChecksFiles: AnyObject {
    /// Returns the findings, by file name. `progress` is called with the number of files read. It
    /// ends early if its task is cancelled.
    func checkFiles(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings
}

public struct FolderFindings: Hashable, Sendable {
    /// The number of files that were read.
    public var count: Int
    /// The files that are not entries, by name.
    public var unreadable: [UnreadableFile]
    /// The entries with malformed files, by name.
    public var oddities: [MalformedFile]
    /// The files that have the UID of another one, by name.
    public var twins: [TwinFile]
    /// The number of entries whose files disappeared all at once.
    public var vanished = 0

    public init(
        count: Int = 0, unreadable: [UnreadableFile] = [], oddities: [MalformedFile] = [],
        twins: [TwinFile] = []
    ) {
        self.count = count
        self.unreadable = unreadable
        self.oddities = oddities
        self.twins = twins
    }
}

/// A file that has the UID of another one. Other programs take the two for one item, and tools that
/// sync the folder stop at them.
public struct TwinFile: Hashable, Sendable {
    public let id: EntryID
    /// The file name as the user reads it. `original` is that of the file that keeps the UID.
    public let name: String
    public let original: String
    public let uid: String
    /// Whether the file is an entry, which can get a new UID.
    public let isEntry: Bool
    /// The relation to the other file if this one is a sync program's conflicting copy of the
    /// entry, or `nil` for any other file.
    public let conflict: Conflict?
    /// The file that keeps the UID.
    public let originalID: EntryID

    /// The way in which two versions of one entry can be joined.
    public enum Conflict: Hashable, Sendable {
        /// They can be joined without losing a value.
        case joinable
        /// They differ in these fields and in these properties of other programs.
        case contested([FieldName], properties: [String])
        /// They cannot be joined.
        case apart
    }

    public init(
        id: EntryID, name: String, original: String, originalID: EntryID? = nil, uid: String,
        isEntry: Bool, conflict: Conflict? = nil
    ) {
        self.originalID = originalID ?? EntryID(original)
        self.conflict = conflict
        self.id = id
        self.name = name
        self.original = original
        self.uid = uid
        self.isEntry = isEntry
    }
}

/// An entry with oddities in its file.
public struct MalformedFile: Hashable, Sendable {
    public let name: String
    public let oddities: [CalendarOddity]

    public init(name: String, oddities: [CalendarOddity]) {
        self.name = name
        self.oddities = oddities
    }
}
