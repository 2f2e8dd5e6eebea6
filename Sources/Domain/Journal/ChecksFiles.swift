/// Reads every file of the journal afresh, whatever is known of it.
@MainActor
public protocol ChecksFiles: AnyObject {
    /// What there is to say of the files, by name; `progress` is told of the number of files read.
    /// It ends early where its task is cancelled.
    func checkFiles(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings
}

/// What there is to say of the files of a journal.
public struct FolderFindings: Hashable, Sendable {
    /// How many files were read.
    public var count: Int
    /// Those that are no entries, by name.
    public var unreadable: [UnreadableFile]
    /// Those that are entries and yet not as they should be, by name.
    public var oddities: [OddFile]

    public init(count: Int = 0, unreadable: [UnreadableFile] = [], oddities: [OddFile] = []) {
        self.count = count
        self.unreadable = unreadable
        self.oddities = oddities
    }
}

/// An entry whose file is not as it should be.
public struct OddFile: Hashable, Sendable {
    public let name: String
    /// In words for people, one each.
    public let oddities: [String]

    public init(name: String, oddities: [String]) {
        self.name = name
        self.oddities = oddities
    }
}
