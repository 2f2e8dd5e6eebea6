public import Domain
public import Presentation
public import Signals
public import Wording

/// Shows the list of entries.
public protocol DisplaysJournal: DisplaysFailure {
    /// Replaces the list. In the same step what is on show of an entry that was removed goes.
    func showJournal(_ list: JournalListViewModel)
    /// Marks an entry in the list as the one on show, without asking for it.
    func markEntry(_ id: String?)
    /// Shows what is asked for by now, without asking for it. The list gets the keyboard with
    /// what it shows next, or the search where that is nothing.
    func showSearch(_ filter: JournalFilter, text: String)
    /// Clears the search and shows all entries, without asking for it, and leaves the keyboard where it
    /// is.
    func clearSearch()
}

/// The requests that a person makes in the list, as presenters and coordinators know them.
public protocol JournalListPage: AnyObject {
    /// The id of the entry chosen in the list.
    var signalEntryChosen: Signal<String> { get }
    /// The id of the entry chosen in the table, where each leg of a journey has a row.
    var signalLegChosen: Signal<String> { get }
    var signalFilterChanged: Signal<JournalFilter> { get }
    var signalOrderChanged: Signal<JournalOrder> { get }
    /// The text of the search, each time it changes.
    var signalSearchChanged: Signal<String> { get }
    /// Nothing was found, and more is to be shown.
    var signalShowMore: Signal<Void> { get }
}

/// Knows which entries are listed, as whoever looks at the list sees them.
public protocol KnowsListedEntries: AnyObject {
    /// The entry beneath that one in the list, or else the one above it; nil where there is none but
    /// those that are gone.
    func entry(beside id: String, except gone: Set<String>) -> String?
    /// Whether a row stands for an entry by itself, though that may be a leg of a journey.
    func isByItself(_ id: String) -> Bool
    /// Whether an entry is among those that are asked for.
    func contains(_ id: String) async -> Bool
    /// The entry to show where none is chosen: today's, or else the newest that is not to come, or else
    /// the first; `nil` where the list is empty.
    func entryToShow(on today: CalendarDay?) async -> String?
}
