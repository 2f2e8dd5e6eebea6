public import Domain
public import Presentation
public import Signals
public import Wording

/// Shows the searches that are kept.
public protocol DisplaysSavedSearches: Viewable {
    /// Replaces what their menu says.
    func showSavedSearches(_ searches: SavedSearchesViewModel)
}

/// The requests that a person makes in the menu of saved searches.
public protocol SavedSearchesPage: AnyObject {
    var signalSavedSearches: Signal<SavedSearchesRequest> { get }
}

public enum SavedSearchesRequest: Hashable, Sendable {
    /// The menu is opened.
    case open
    case choose(SavedSearchViewModel)
    /// What is searched for now is to be kept under a name.
    case save(String)
    case delete(SavedSearchViewModel)
    /// What was done last since the menu is open.
    case undo
}

public struct SavedSearchesViewModel: Hashable, Sendable {
    public let rows: [SavedSearchViewModel]
    /// What was done last, or did not work; nil for nothing.
    public var news: String?
    public var canUndo = false
    /// Whether what is searched for now can be saved.
    public let saving: Availability
    /// The name that is offered for what is searched for now.
    public let name: String
    /// Whether that is kept under this name already.
    public let isSaved: Bool
}

public struct SavedSearchViewModel: Hashable, Sendable {
    public let name: String
    /// What it finds, such as "Trips · late:>60".
    public let detail: String
    /// Such as "Delete “Late trains”".
    public let deletion: String
    public let deleting: Availability
    /// Whether it was deleted since the menu is open: it keeps its place until that is closed, so that
    /// a second click hits no other.
    public let isDeleted: Bool
    package let saved: SavedSearch
}

/// Knows what is searched for in the list, and lets something else be.
public protocol SearchesJournal: AnyObject {
    /// What is asked for now.
    var asked: (filter: JournalFilter, search: String) { get }
    /// Lets this be asked for, and shows what is found, with the keyboard.
    func show(_ filter: JournalFilter, search: String)
    /// Lists all entries where that one is not among those that are asked for.
    func uncover(_ id: EntryID)
}
