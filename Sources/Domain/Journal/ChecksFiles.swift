/// Reads every file of the journal afresh, whatever is known of it.
@MainActor
public protocol ChecksFiles: AnyObject {
    /// Returns what was found out about the files, by name. `progress` is called with the number of
    /// files read. It ends early if its task is cancelled.
    func checkFiles(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings
}

/// The result of a check of a journal's files.
public struct FolderFindings: Hashable, Sendable {
    /// How many files were read.
    public var count: Int
    /// Those that are no entries, by name.
    public var unreadable: [UnreadableFile]
    /// Those that are entries and yet not as they should be, by name.
    public var oddities: [MalformedFile]
    /// Those that have the UID of another one, by name.
    public var twins: [TwinFile]
    /// The number of entries whose files have gone all at once.
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

/// A file that has the UID of another one. To other programs the two are one item, and tools that
/// sync the folder stop at them.
public struct TwinFile: Hashable, Sendable {
    public let id: EntryID
    /// The file's name, and that of the file that is to keep the UID, for people.
    public let name: String
    public let original: String
    public let uid: String
    /// Whether it is an entry, and can get a UID of its own.
    public let isEntry: Bool
    /// The two texts of an entry of which a sync program has kept this one beside the other; `nil` for any
    /// other file.
    public let conflict: Conflict?
    /// The file that is to keep the UID.
    public let originalID: EntryID

    /// How two texts of one entry stand to each other.
    public enum Conflict: Hashable, Sendable {
        /// Nothing is lost where they are made one.
        case joinable
        /// They say different things in these fields and properties of other programs.
        case contested([FieldName], properties: [String])
        /// They cannot be made one.
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

/// An entry whose file is not as it should be.
public struct MalformedFile: Hashable, Sendable {
    public let name: String
    /// In words for people, one each.
    public let oddities: [String]

    public init(name: String, oddities: [String]) {
        self.name = name
        self.oddities = oddities
    }
}
