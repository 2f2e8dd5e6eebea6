public import Signals

@MainActor
public protocol ReadsEntries: AnyObject {
    func listing(matching query: EntryQuery) async -> any EntryListing
    /// Returns the listing if it is ready within a fraction of a frame, for which the caller is
    /// blocked, or `nil` otherwise.
    func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)?
    /// Returns the parts of a search that look like questions about facts but are none, in order.
    func doubts(about search: String) -> [SearchDoubt]
    /// Returns an entry, or `nil` if there is none of this name.
    func entry(_ id: EntryID) async -> Entry?
    /// Returns the reason why there is no such entry, by its file as it is now, or `nil` if there
    /// is one. The journal updates its index with the result.
    func defect(of id: EntryID) async -> JournalError?
    func entries(on day: CalendarDay) async -> [EntrySummary]
    /// Returns the legs of a trip's journey in order; empty for a trip without a journey.
    func legs(with id: EntryID) async -> [EntryID]
    /// Returns all season tickets, without fields that do not decide a claim, such as notes.
    func passes() async -> KnownPasses
    /// Returns the viewings of a film in the order of the list. They match its title, without
    /// regard to case, accents and punctuation, and its year.
    ///
    /// A viewing without a year belongs to the only year with this title. If there are several
    /// years, such as for remakes, it belongs to the others without a year.
    func viewings(of title: String, year: Int?) async -> [EntrySummary]
    /// Returns the values of a field in the journal, the most frequent first. A service is spelled
    /// as its latest trip has it.
    func values(of field: CompletionField) async -> [String]
}

/// The texts of earlier entries that forms and the search offer as completions.
public enum CompletionField: Hashable, CaseIterable, Sendable {
    /// The texts of a field that the index has in a column.
    case texts(of: FieldName)
    /// The places where trips began and ended.
    case stop
    /// The codes of the countries of trips' ends.
    case visitedCountry

    /// The cinemas and other places where films were watched.
    public static let venue = texts(of: .place)
    public static let `operator` = texts(of: .operator)
    public static let service = texts(of: .service)
    public static let tag = texts(of: .tags)
    public static let director = texts(of: .directors)
    public static let genre = texts(of: .genres)
    public static let country = texts(of: .countries)
    public static let language = texts(of: .languages)

    public static var allCases: [CompletionField] {
        SearchedField.all.filter(\.field.isIndexed).map { .texts(of: $0.field.name) }
            + [.stop, .visitedCountry]
    }
}

/// Writes entries. Each call returns when the file is safely on disk, or throws and leaves the file
/// as it was.
@MainActor
public protocol WritesEntries: AnyObject {
    func add(_ entry: Entry) async throws(JournalError) -> EntryID
    /// Returns the defect of each text of an entry that is too long for a file, by the rule that
    /// writing checks.
    func textsTooLong(in entry: Entry) -> [FieldName: CalendarDefect]
    /// Changes an entry as it is on disk now, and writes it.
    @discardableResult
    func change(
        _ id: EntryID, by change: @escaping @Sendable (Entry) -> Entry
    ) async throws(JournalError) -> Entry
    /// Moves the entry's file to the trash, or keeps it aside if there is no trash.
    func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry
    /// Restores a deleted entry under its old name, or under another if that is taken, and returns
    /// the name. If the same item exists again with other content, that one stays, and the error
    /// tells where the deleted one is kept.
    @discardableResult
    func restore(_ deleted: DeletedEntry) async throws(JournalError) -> EntryID
    /// Returns whether a deleted entry's file is back in its place, unchanged.
    func isBack(_ deleted: DeletedEntry) async -> Bool
    /// Groups several writes into one step for undo. If one of them throws, a journal that supports
    /// undo reverts the ones before it.
    ///
    /// - Parameter whole: The entry that the step is named after, or `nil` for that of the first
    ///   write.
    func withUndoGroup<Result>(
        namedAfter whole: Entry?, _ work: (any WritesEntries & ReadsEntries) async throws -> Result
    ) async throws -> Result
    /// The writes for which the program waits before it quits. A write is one of them by itself;
    /// work that may have to wait before it writes has to begin one.
    var pendingWrites: PendingWrites { get }
}

/// A deleted entry, with all that is needed to restore it.
public struct DeletedEntry: Hashable, Sendable {
    public let id: EntryID
    public let entry: Entry
    public let content: [UInt8]
    public var place: RemovalPlace
    /// Whether another file had the same UID at the deletion.
    public var sharesUID = false

    public init(
        id: EntryID, entry: Entry, content: [UInt8], place: RemovalPlace = .trash
    ) {
        self.id = id
        self.entry = entry
        self.content = content
        self.place = place
    }
}

/// Reports changes of the journal, including those by other programs.
@MainActor
public protocol ReportsChanges: AnyObject {
    var condition: JournalCondition { get }
    /// The changes, one value for each batch. Listings and entries that are read on reception
    /// include them.
    var changes: Signal<JournalChange> { get }
}

/// Lets the user confirm that entries which disappeared all at once are removed.
@MainActor
public protocol ConfirmsRemovals: AnyObject {
    /// Treats the entries whose files disappeared as removed.
    func confirmVanished() async
}

/// Reads many files into the index, which can be paused. `condition` tells the progress.
@MainActor
public protocol IndexesJournal: AnyObject {
    /// Pauses reading. Files that were read stay in the index.
    func pauseIndexing()
    func resumeIndexing()
}

/// The journal as features use it.
public typealias Journal = ReadsEntries & WritesEntries & ReportsChanges

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

    public var isEmpty: Bool { !concernsEntries && !conditionChanged && !listsChanged }

    /// Whether entries were added, changed or removed.
    public var concernsEntries: Bool { !(added.isEmpty && changed.isEmpty && removed.isEmpty) }

    /// Returns whether another entry was added, changed or removed. An import changes thousands of
    /// entries, so only sizes are looked at.
    public func concernsEntries(besides id: EntryID) -> Bool {
        [added, changed, removed].contains { $0.count > ($0.contains(id) ? 1 : 0) }
    }
}

extension WritesEntries {
    /// Adds an entry as a leg of another trip's journey, in one step. A trip without a journey gets
    /// that of the new leg. One that has a journey stays there, and if it was deleted meanwhile, the
    /// new leg stays alone.
    public func add(_ entry: Entry, joining other: EntryID) async throws -> EntryID {
        try await withUndoGroup(namedAfter: nil) { journal in
            let id = try await journal.add(entry)
            if case .trip(let added)? = await journal.entry(id),
                case .trip(let trip)? = await journal.entry(other), trip.journey.isEmpty
            {
                try await journal.change(other) { $0.joining(added) }
            }
            return id
        }
    }
}
