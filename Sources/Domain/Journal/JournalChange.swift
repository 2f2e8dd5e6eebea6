/// What became different in the journal, in one batch, whoever did it.
public struct JournalChange: Hashable, Sendable {
    public var added: Set<EntryID>
    public var changed: Set<EntryID>
    public var removed: Set<EntryID>
    /// What entries that were changed by way of this journal say now, so that nobody reads them again.
    /// What other programs changed is not among them.
    public var written: [EntryID: Entry]
    /// Whether the state of the folder or the list of unreadable files became different.
    public var conditionChanged: Bool

    public init(
        added: Set<EntryID> = [], changed: Set<EntryID> = [], removed: Set<EntryID> = [],
        written: [EntryID: Entry] = [:], conditionChanged: Bool = false
    ) {
        self.added = added
        self.changed = changed
        self.removed = removed
        self.written = written
        self.conditionChanged = conditionChanged
    }

    public var isEmpty: Bool {
        added.isEmpty && changed.isEmpty && removed.isEmpty && !conditionChanged
    }
}
