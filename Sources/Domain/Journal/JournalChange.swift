/// A batch of changes of the journal, including those by other programs.
public struct JournalChange: Hashable, Sendable {
    public var added: Set<EntryID>
    public var changed: Set<EntryID>
    public var removed: Set<EntryID>
    /// The entries that were written through this journal, as they are now, so that they need not
    /// be read again. Changes by other programs are not included.
    public var written: [EntryID: Entry]
    /// Whether the state of the folder or the lists of unreadable files and copies changed.
    public var conditionChanged: Bool
    /// Whether the lists of films may have changed.
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
