/// Entries that are written together: all or none.
public struct EntryBatch: Sendable {
    /// The title of the batch for undoing it, such as the name of an imported file.
    public var title: String
    public var additions: [Addition]
    public var changes: [Change]
    public var renewals: [Renewal]
    /// The copies of sync programs to join with their entries, one after another, and to move to
    /// the trash. A copy is kept if joining it would lose a value.
    public var joins: [CopyFile]
    public var lists: [List]
    /// The tickets of the batch's trips, which are stored outside the journal.
    public var tickets: [ImportedTicket] = []
    /// The paths of tickets to restore from the trash with their trips.
    public var returningTickets: [String] = []

    /// A new file of the journal.
    public enum Addition: Sendable {
        /// An entry that gets a new file.
        case entry(Entry)
        /// A removed entry, with the earlier name of its file, which it gets again if that is free.
        case returning(Entry, EntryID)
        /// A file of another journal, which keeps its name if that is free. It is unchanged except
        /// for the address of the ticket or picture that is stored with it, if there is one.
        case file(name: String, content: [UInt8], storedFile: TicketFile? = nil)
    }

    /// A change of an entry, which is applied to its file as it is when the batch is written.
    public struct Change: Sendable {
        public let id: EntryID
        public let change: @Sendable (Entry) -> Entry

        public init(_ id: EntryID, _ change: @escaping @Sendable (Entry) -> Entry) {
            self.id = id
            self.change = change
        }
    }

    /// An entry that gets a new UID, unless its UID differs from this one by then.
    public struct Renewal: Sendable {
        public let id: EntryID
        public let uid: String

        public init(_ id: EntryID, of uid: String) {
            self.id = id
            self.uid = uid
        }
    }

    public enum List: Sendable {
        /// A new list. If a file has its name, it gets a free one.
        case new(ListFile)
        /// A list that replaces the one of its name.
        case changed(ListFile)

        public var file: ListFile {
            switch self {
            case .new(let file), .changed(let file): file
            }
        }
    }

    public init(
        title: String = "", additions: [Addition] = [], changes: [Change] = [],
        renewals: [Renewal] = [], joins: [CopyFile] = [], lists: [List] = []
    ) {
        self.title = title
        self.additions = additions
        self.changes = changes
        self.renewals = renewals
        self.joins = joins
        self.lists = lists
    }

    public var isEmpty: Bool {
        additions.isEmpty && changes.isEmpty && renewals.isEmpty && joins.isEmpty && lists.isEmpty
    }
}

/// Writes many entries at a time, and undoes that.
@MainActor
public protocol WritesBatches: AnyObject {
    /// Writes a batch completely. If anything fails, the task is cancelled or the program ends
    /// meanwhile, nothing is written.
    func write(
        _ batch: EntryBatch, progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch
    /// Returns the latest batch that can still be undone, including those of earlier runs of the
    /// program, or `nil` if there is none.
    ///
    /// - Throws: The reason why it is unknown now.
    func lastBatch() async throws(JournalError) -> WrittenBatch?
    /// Returns a batch with the numbers of what undoing it would remove and restore, which leaves
    /// out what was changed or removed since.
    func undoablePart(of batch: WrittenBatch) async throws(JournalError) -> WrittenBatch
    /// Undoes a batch. What it added goes to the trash, or is kept aside if there is none; changed
    /// entries and joined copies are restored. Entries that were changed since are kept.
    func takeBack(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack
}

/// Provides the contents of a written batch, so that it can be redone after an undo.
@MainActor
public protocol RepeatsBatches: AnyObject {
    /// Returns a batch that would write this one again from its current files: the added files,
    /// unchanged and with their names, and the changed fields.
    func contents(of batch: WrittenBatch) async throws(JournalError) -> EntryBatch
}

public struct WrittenBatch: Hashable, Sendable, Identifiable {
    public let id: String
    public let title: String
    public let added: Int
    public let changed: Int
    /// The number of lists that it added or changed.
    public let lists: Int
    /// The number of sync programs' copies that it joined with their entries.
    public let copies: Int

    public init(
        id: String, title: String, added: Int, changed: Int, lists: Int = 0, copies: Int = 0
    ) {
        self.id = id
        self.title = title
        self.added = added
        self.changed = changed
        self.lists = lists
        self.copies = copies
    }
}

public struct TakenBack: Hashable, Sendable {
    public let removed: Int
    public let restored: Int
    /// The number of lists that were removed or restored.
    public let lists: Int
    /// The number of sync programs' copies that were restored.
    public let copies: Int
    /// The entries and lists that were kept because they were changed since.
    public let kept: [EntryID]
    /// The place where the removed files are.
    public let place: RemovalPlace

    public init(
        removed: Int, restored: Int, lists: Int = 0, copies: Int = 0, kept: [EntryID],
        place: RemovalPlace = .trash
    ) {
        self.removed = removed
        self.restored = restored
        self.lists = lists
        self.copies = copies
        self.kept = kept
        self.place = place
    }
}
