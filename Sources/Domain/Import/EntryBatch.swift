/// Entries to write together: all of them or none.
public struct EntryBatch: Sendable {
    /// The name of the batch where it can be undone, such as that of an imported file.
    public var title: String
    public var additions: [Addition]
    public var changes: [Change]
    public var renewals: [Renewal]
    /// Copies of sync programs that become part of their entries, one after another, and go to the trash.
    /// One for which something would be given up stays.
    public var joins: [CopyFile]
    public var lists: [List]
    /// The tickets that trips of it are on, which are kept beside the journal.
    public var tickets: [ImportedTicket] = []
    /// The paths of tickets that come back from the trash with their trips.
    public var returningTickets: [String] = []

    /// Something that is new to the journal.
    public enum Addition: Sendable {
        /// An entry that gets a file of its own.
        case entry(Entry)
        /// An entry that comes back, under the name that its file had where that is free.
        case returning(Entry, EntryID)
        /// A file of another journal, byte for byte, under its name where that is free.
        case file(name: String, content: [UInt8])
    }

    /// A change of an entry, which is applied to the entry as its file has it by then.
    public struct Change: Sendable {
        public let id: EntryID
        public let change: @Sendable (Entry) -> Entry

        public init(_ id: EntryID, _ change: @escaping @Sendable (Entry) -> Entry) {
            self.id = id
            self.change = change
        }
    }

    /// An entry that gets a UID of its own, unless it has another one than this by then.
    public struct Renewal: Sendable {
        public let id: EntryID
        public let uid: String

        public init(_ id: EntryID, of uid: String) {
            self.id = id
            self.uid = uid
        }
    }

    /// A list of films.
    public enum List: Sendable {
        /// Under its name, or where a file has that, under one that none has.
        case new(ListFile)
        /// In the place of the list of its name.
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

/// Writes many entries at a time, and takes them back.
@MainActor
public protocol WritesBatches: AnyObject {
    /// Writes a batch. It is all there or, where anything fails, the task is cancelled or the
    /// program ends in the middle, none of it.
    func write(
        _ batch: EntryBatch, progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch
    /// The batch written last that can still be taken back, also by an earlier start of the
    /// program.
    /// - Throws: The reason why it cannot be told now.
    func lastBatch() async throws(JournalError) -> WrittenBatch?
    /// Takes a batch back: what it added goes to the trash, or is kept aside where there is none,
    /// what it changed is as before, and copies that it joined are back. Entries that somebody changed
    /// since stay as they are.
    func takeBack(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack
}

/// Tells what a batch wrote, so that it can be written again once it was taken back.
@MainActor
public protocol RepeatsBatches: AnyObject {
    /// A batch that would write this one again as its files are now: the files that it added, byte for
    /// byte under their names, and the fields that it changed.
    func contents(of batch: WrittenBatch) async throws(JournalError) -> EntryBatch
}

/// A batch that was written and can be taken back.
public struct WrittenBatch: Hashable, Sendable, Identifiable {
    public let id: String
    public let title: String
    /// How many entries it added.
    public let added: Int
    /// How many entries it changed.
    public let changed: Int
    /// How many lists it added or changed.
    public let lists: Int
    /// How many copies of sync programs it joined to their entries.
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

/// The outcome of undoing a batch.
public struct TakenBack: Hashable, Sendable {
    public let removed: Int
    public let restored: Int
    /// How many lists are gone or as they were.
    public let lists: Int
    /// How many copies of sync programs are beside their entries again.
    public let copies: Int
    /// Entries and lists that somebody changed since, and that stay therefore.
    public let kept: [EntryID]
    /// Where what was removed is.
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
