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
    /// Nil where the file is no entry.
    public let entry: Entry?
    /// The file, byte for byte.
    public let content: [UInt8]

    public init(id: EntryID, entry: Entry?, content: [UInt8]) {
        self.id = id
        self.entry = entry
        self.content = content
    }
}

/// Reads many entries, a batch at a time.
@MainActor
public protocol ReadsManyEntries: AnyObject {
    /// How many there are, then the entries themselves: by name for everything, otherwise in the
    /// order that was asked for. What is gone meanwhile or cannot be read at all counts among them
    /// but does not come. `body` is called off the main actor, and the next batch is read
    /// when it returns; what it throws ends the reading and is thrown on.
    func readEntries(
        _ selection: EntrySelection,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws
}
