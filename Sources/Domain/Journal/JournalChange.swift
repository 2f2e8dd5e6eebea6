/// One batch of changes in the journal, whoever made them.
public struct JournalChange: Hashable, Sendable {
    public var added: Set<EntryID>
    public var changed: Set<EntryID>
    public var removed: Set<EntryID>
    /// The entries that were changed by way of this journal, as they are now, so that nobody reads them
    /// again. Those that other programs changed are not among them.
    public var written: [EntryID: Entry]
    /// Whether the state of the folder or the lists of unreadable files and copies became different.
    public var conditionChanged: Bool
    /// Whether the lists of films may be others.
    public var listsChanged: Bool

    public init(
        added: Set<EntryID> = [], changed: Set<EntryID> = [], removed: Set<EntryID> = [],
        written: [EntryID: Entry] = [:], conditionChanged: Bool = false, listsChanged: Bool = false
    ) {
        self.added = added
        self.changed = changed
        self.removed = removed
        self.written = written
        self.conditionChanged = conditionChanged
        self.listsChanged = listsChanged
    }

    public var isEmpty: Bool {
        added.isEmpty && changed.isEmpty && removed.isEmpty && !conditionChanged && !listsChanged
    }
}
