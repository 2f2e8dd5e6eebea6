public import Domain
public import Presentation
public import Wording

/// Shows the list of entries.
public protocol DisplaysJournal: DisplaysFailure {
    /// Replaces the list, and clears the page of an entry that was removed.
    func showJournal(_ list: JournalListViewModel)
    /// Marks an entry in the list as the one that is shown, without requesting it.
    func markEntry(_ id: String?)
    /// Shows the present filter and search without requesting a list. The list gets the focus with
    /// its next rows, or the search does if there are none.
    func showSearch(_ filter: JournalFilter, text: String)
    /// Clears the search and the filter without requesting a list, and leaves the focus where it
    /// is.
    func clearSearch()
}

/// Knows the entries of the list as the person sees it.
public protocol KnowsListedEntries: AnyObject {
    /// Returns the entry below another one in the list, or else the one above it, or `nil` if there
    /// are none but removed ones.
    func entry(beside id: String, except gone: Set<String>) -> String?
    /// Whether the row of an entry stands for the entry alone, even if it is a leg of a journey.
    func representsSingleEntry(_ id: String) -> Bool
    /// Whether an entry matches the filter and the search.
    func contains(_ id: String) async -> Bool
    /// Returns the entry to show if none is chosen: today's, or else the newest that is not in the
    /// future, or else the first, or `nil` if the list is empty.
    func entryToShow(on today: CalendarDay?) async -> String?
}
