public enum EntrySelection: Hashable, Sendable {
    /// All files of the folder, including those that are not entries.
    case everything
    case matching(EntryQuery)
    case entries([EntryID])
}

/// An entry with the file that holds it.
public struct StoredEntry: Hashable, Sendable {
    public let id: EntryID
    /// The entry, or `nil` if the file is not an entry.
    public let entry: Entry?
    /// The bytes of the file; empty if it is closed.
    public let content: [UInt8]
    /// Whether the file cannot be read at all, such as a link or one that is too large.
    public let isClosed: Bool

    public init(id: EntryID, entry: Entry?, content: [UInt8]) {
        self.id = id
        self.entry = entry
        self.content = content
        isClosed = false
    }

    /// Creates a file that cannot be read at all.
    public init(closed id: EntryID) {
        self.id = id
        entry = nil
        content = []
        isClosed = true
    }
}

/// The keys by which an import finds the entries that it may match.
public struct MatchKeys: Sendable {
    public let ids: Set<EntryID>
    /// The numbers that the index keeps of entries, any of which may match.
    public let numbers: Set<UInt64>

    public init(ids: Set<EntryID>, numbers: Set<UInt64>) {
        self.ids = ids
        self.numbers = numbers
    }
}

@MainActor
public protocol ReadsManyEntries: AnyObject {
    /// Reads a selection in batches and passes each to `body` with the greatest number of entries
    /// to come. Everything comes in the order of the list, with files that are not entries after
    /// that, by name; other selections come in the given order. An entry that disappears meanwhile
    /// is counted but not passed. `body` is called off the main actor, and the next batch is read
    /// when it returns. An error that it throws ends the reading and is rethrown.
    ///
    /// - Throws: `JournalError.notRead` with the names of all files that cannot be read now. `body`
    ///   may have been called with some of the others before.
    func readEntries(
        _ selection: EntrySelection,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws

    /// Reads at least the entries that have one of some keys and the files that are not entries.
    /// Others may come too.
    ///
    /// - Parameter keys: Returns the keys. It is called off the main actor, and only if entries can
    ///   be chosen by them.
    func readEntries(
        having keys: @escaping @Sendable () -> MatchKeys,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws
}

extension ReadsManyEntries {
    public func readEntries(
        having keys: @escaping @Sendable () -> MatchKeys,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        try await readEntries(.everything, each: body)
    }
}
