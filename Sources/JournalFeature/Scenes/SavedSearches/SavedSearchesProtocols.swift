public import Domain
public import Presentation
public import Wording

/// Shows the saved searches.
public protocol DisplaysSavedSearches: Viewable {
    /// Replaces the content of the menu.
    func showSavedSearches(_ searches: SavedSearchesViewModel)
}

public enum SavedSearchesRequest: Hashable, Sendable {
    /// The menu was opened.
    case open
    case choose(SavedSearchViewModel)
    /// The present search is to be saved under a name.
    case save(String)
    case delete(SavedSearchViewModel)
    /// The last step since the menu was opened is to be undone.
    case undo
}

public struct SavedSearchesViewModel: Hashable, Sendable {
    public let rows: [SavedSearchViewModel]
    /// The message about the last step or its failure, or `nil` if there is none.
    public var news: String?
    public var canUndo = false
    /// Whether the present search can be saved, or the reason why not.
    public let saving: Availability
    /// The suggested name for the present search.
    public let name: String
    /// Whether the present search is already saved under this name.
    public let isSaved: Bool
}

public struct SavedSearchViewModel: Hashable, Sendable {
    public let name: String
    /// The filter and search, such as "Trips · late:>60".
    public let detail: String
    /// The label of the button that deletes it, such as "Delete “Late trains”".
    public let deletion: String
    public let deleting: Availability
    /// Whether it was deleted since the menu was opened. Its row stays until the menu is closed, so
    /// that a second click does not hit the next one.
    public let isDeleted: Bool
    package let saved: SavedSearch
}

/// Knows the filter and search of the list, and changes them.
public protocol SearchesJournal: AnyObject {
    /// The present filter and search.
    var currentQuery: (filter: JournalFilter, search: String) { get }
    /// Applies a filter and a search, and moves the focus to the result.
    func show(_ filter: JournalFilter, search: String)
    /// Shows all entries if an entry is left out by the filter or search.
    func uncover(_ id: EntryID)
}
