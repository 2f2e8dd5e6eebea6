/// Which entries to read from one end to the other.
public enum EntrySelection: Hashable, Sendable {
    /// Everything in the folder, what cannot be read as an entry included.
    case everything
    case matching(EntryQuery)
    case entries([EntryID])
}

/// An entry with the file that holds it.
public struct StoredEntry: Hashable, Sendable {
    public let id: EntryID
    /// Nil if the file is not an entry.
    public let entry: Entry?
    /// The file, byte for byte; empty where it is closed.
    public let content: [UInt8]
    /// Whether nobody can read the file at all: a link, say, or one that is too large.
    public let isClosed: Bool

    public init(id: EntryID, entry: Entry?, content: [UInt8]) {
        self.id = id
        self.entry = entry
        self.content = content
        isClosed = false
    }

    /// A file that cannot be read at all.
    public init(closed id: EntryID) {
        self.id = id
        entry = nil
        content = []
        isClosed = true
    }
}

/// What the entries have of which an import may tell.
public struct MatchKeys: Sendable {
    public let ids: Set<EntryID>
    /// Any of the numbers that the index keeps of an entry.
    public let numbers: Set<UInt64>

    public init(ids: Set<EntryID>, numbers: Set<UInt64>) {
        self.ids = ids
        self.numbers = numbers
    }
}

/// Reads many entries, a batch at a time.
@MainActor
public protocol ReadsManyEntries: AnyObject {
    /// How many there are at most, then the entries themselves: in the order of the list and what
    /// is no entry after them, by name, for everything, otherwise in the order that was asked for.
    /// An entry that has gone in the meantime is counted but does not come. `body` is called off the
    /// main actor, and the next batch is read when it returns. An error that it throws ends the reading
    /// and is rethrown.
    ///
    /// - Throws: `JournalError.notRead` with the names of all files that cannot be read now, after `body`
    ///   was called with some of the others at most.
    func readEntries(
        _ selection: EntrySelection,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws

    /// Reads at least the entries that have one of some keys, and what is no entry; others may come too.
    ///
    /// - Parameter keys: called off the main actor, where there is a choice.
    func readEntries(
        having keys: @escaping @Sendable () -> MatchKeys,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws
}

extension ReadsManyEntries {
    /// Reads everything.
    public func readEntries(
        having keys: @escaping @Sendable () -> MatchKeys,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        try await readEntries(.everything, each: body)
    }
}
