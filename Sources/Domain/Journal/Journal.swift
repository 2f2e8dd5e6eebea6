public import Signals

/// Answers questions about the entries.
@MainActor
public protocol ReadsEntries: AnyObject {
    /// The listing as it stands now.
    func listing(matching query: EntryQuery) async -> any EntryListing
    /// The same, where it is there within a part of a frame, for which the caller is held up; nil
    /// where it takes longer.
    func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)?
    /// The parts of a search that look like questions about facts and are none, in their order.
    func doubts(about search: String) -> [SearchDoubt]
    /// Returns nil if there is no such entry.
    func entry(_ id: EntryID) async -> Entry?
    /// Why there is no such entry, as its file is now, or nil if there is one. The journal takes
    /// notice of that.
    func defect(of id: EntryID) async -> JournalError?
    /// The entries filed under a day, in the order of the list.
    func entries(on day: CalendarDay) async -> [EntrySummary]
    /// The legs of the journey that a trip is part of, in their order; none where it is one by itself.
    func legs(with id: EntryID) async -> [EntryID]
    /// All season tickets, without what does not decide a claim, such as notes.
    func passes() async -> KnownPasses
    /// The viewings of a film, in the order of the list: the films of its title, without regard to
    /// case, accents and signs, and of its year.
    ///
    /// A viewing without a year is one of the film of the only year that there is with this title.
    /// Where there are several, as remakes have it, it is one with the others without a year.
    func viewings(of title: String, year: Int?) async -> [EntrySummary]
    /// The values of a kind that the journal already holds, most frequent first.
    func values(of field: CompletionField) async -> [String]
}

/// A field that a form, or the search, completes from earlier entries.
public enum CompletionField: CaseIterable, Sendable {
    /// Where films were watched.
    case venue
    /// Where trips began and ended.
    case stop
    case `operator`
    case service
    case tag
    case director
    case genre
    case country
    case language
}

/// Writes entries. Each call returns when the file is safely on disk, and throws with the file as
/// it was before.
@MainActor
public protocol WritesEntries: AnyObject {
    func add(_ entry: Entry) async throws(JournalError) -> EntryID
    /// A complaint about each text of an entry that is too long for a file, by the rule that refuses
    /// to write it.
    func textsTooLong(in entry: Entry) -> [FieldName: String]
    /// Reads the entry as it stands on disk now, changes it, and writes it back.
    @discardableResult
    func change(
        _ id: EntryID, by change: @escaping @Sendable (Entry) -> Entry
    ) async throws(JournalError) -> Entry
    /// Moves the entry's file to the desktop's trash, or keeps it aside where there is none.
    func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry
    /// Puts a deleted entry back: under its old name, or under another one where a file has that by
    /// now. Returns what it is called. Where the same item is there again and says something else,
    /// that stays; what was deleted is kept where the error says.
    @discardableResult
    func restore(_ deleted: DeletedEntry) async throws(JournalError) -> EntryID
    /// Whether a deleted entry's file is in its place again, as it was.
    func isBack(_ deleted: DeletedEntry) async -> Bool
    /// Does several writes that are one step for whoever takes them back. Where one of them throws,
    /// a journal that can take writes back takes back those before it.
    ///
    /// - Parameter whole: the entry by whose name that step goes, where it is not that of the first write; where
    ///   that joins a trip to another one, the other one.
    func together<Result>(
        as whole: Entry?, _ work: (any WritesEntries & ReadsEntries) async throws -> Result
    ) async throws -> Result
    /// Does work that may have to wait before it writes. From the call until it is done the
    /// program does not end, whatever happens to its window.
    func withTerminationDeferred(_ work: () async -> Void) async
}

/// A deleted entry, with everything that is needed to undo the deletion.
public struct DeletedEntry: Hashable, Sendable {
    public let id: EntryID
    public let entry: Entry
    /// The file, byte for byte.
    public let content: [UInt8]
    /// Where the file is now.
    public var place: RemovalPlace
    /// Whether another file had the same UID when it was deleted.
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

/// Tells what became different, whoever did it.
@MainActor
public protocol ReportsChanges: AnyObject {
    var condition: JournalCondition { get }
    /// One value a batch. Listings and entries asked for on reception already show it.
    var changes: Signal<JournalChange> { get }
}

/// Lets a person say what has become of entries that are gone all at once.
@MainActor
public protocol ConfirmsRemovals: AnyObject {
    /// Takes the entries whose files have vanished for removed.
    func confirmVanished() async
}

/// Reads many files at a time, which can be stopped and taken up again; its `condition` tells how
/// far it is.
@MainActor
public protocol IndexesJournal: AnyObject {
    /// Leaves the files that were not read yet for later; what was read stays.
    func pauseIndexing()
    /// Takes up what was stopped.
    func resumeIndexing()
}

/// The journal as the features know it.
public typealias Journal = ReadsEntries & WritesEntries & ReportsChanges
