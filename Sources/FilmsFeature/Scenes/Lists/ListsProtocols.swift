public import Domain
public import Presentation
public import Signals

/// Shows the lists of films that are kept with the journal.
public protocol DisplaysLists: DisplaysFailure {
    func showLists(_ lists: ListsViewModel)
}

/// The requests that a person makes of the lists.
public protocol ListsPage: AnyObject {
    /// Whether they are on show.
    var signalListsOnShow: Signal<Bool> { get }
    /// The id of the list that is to be shown.
    var signalListChosen: Signal<String> { get }
    /// Whether films that were seen are left out.
    var signalListUnseenOnly: Signal<Bool> { get }
    /// What is to be done to a film, by its id.
    var signalListedFilm: Signal<ListedFilmRequest> { get }
    /// The id of the list that is to be deleted.
    var signalListDelete: Signal<String> { get }
}

/// What a person wants of a film of a list.
public struct ListedFilmRequest: Hashable, Sendable {
    public let film: String
    public let wish: Wish

    public enum Wish: Hashable, Sendable {
        /// To see what the journal has of it.
        case open
        /// To have it among the wanted films.
        case want
        /// To say that it was seen today.
        case watched
        /// To say that a film of another year in the journal is it, or is not.
        case answer(isSame: Bool)
    }

    public init(_ film: String, _ wish: Wish) {
        self.film = film
        self.wish = wish
    }
}

/// Where lists lead.
public nonisolated enum ListsFlow: Flow, Hashable {
    case open(EntryID)
}
