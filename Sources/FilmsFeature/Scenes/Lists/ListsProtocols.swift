public import Domain
public import Presentation

public protocol DisplaysLists: DisplaysFailure {
    func showLists(_ lists: ListsViewModel)
}

public struct ListedFilmRequest: Hashable, Sendable {
    public let film: String
    public let wish: Wish

    public enum Wish: Hashable, Sendable {
        /// Shows the film's entry in the journal.
        case open
        /// Adds it to the wanted films.
        case want
        /// Records that it was seen today.
        case watched
        /// Answers whether it is the same as a film of another year in the journal.
        case answer(isSame: Bool)
    }

    public init(_ film: String, _ wish: Wish) {
        self.film = film
        self.wish = wish
    }
}

/// The destination of a film in a list.
public nonisolated enum ListsFlow: Hashable {
    case open(EntryID)
}
