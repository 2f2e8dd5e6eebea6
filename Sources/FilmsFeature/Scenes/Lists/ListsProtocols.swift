public import Domain
public import Presentation
public import Signals

public protocol DisplaysLists: DisplaysFailure {
    func showLists(_ lists: ListsViewModel)
    /// Empties the field of a text that has been written.
    func showWritten(_ text: TypedInLists)
    /// Selects a film of the shown list.
    func showPicked(_ film: String)
    /// Offers the lists to which a film can be added.
    func offerLists(_ offer: ListOfferViewModel)
}

/// A text that a person types to change the lists.
public enum TypedInLists: Hashable, Sendable {
    /// The name of a new list.
    case name(String)
    /// The new name of a list.
    case newName(String)
    /// The title of a film for the shown list.
    case title(String)
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
        /// Moves it before another film, or to the end if that is `nil`.
        case move(before: String?)
        /// Moves it by a number of rows on show, upwards if it is negative.
        case shift(by: Int)
        /// Removes it from the list.
        case remove
        /// Answers whether it is the same as a film of another year in the journal.
        case answer(isSame: Bool)
    }

    public init(_ film: String, _ wish: Wish) {
        self.film = film
        self.wish = wish
    }
}

/// The films of the journal that are to be added to a list.
public enum ListOfferRequest: Hashable, Sendable {
    case film(id: String)
    /// All films that match a search.
    case found(search: String)
}

/// The films to add to a list.
public struct ListAddition: Hashable, Sendable {
    let films: [ListedFilm]
    public let target: Target

    /// The list that films are added to.
    public enum Target: Hashable, Sendable {
        case list(id: String)
        case new(name: String)
    }

    public init(_ films: [ListedFilm], to target: Target) {
        self.films = films
        self.target = target
    }
}

/// The lists to which a film can be added.
public nonisolated struct ListOfferViewModel: Equatable, Sendable {
    public let films: [ListedFilm]
    /// The film, such as "Ran (1985)", or the number of films.
    public let film: String
    public let lists: [Item]
    /// The name that was typed for a new list and may not have been written; empty if there is none.
    public var newName = ""

    public struct Item: Equatable, Sendable {
        public let id: String
        public let name: String
        /// Whether the list has the films already.
        public let hasFilm: Bool
    }
}

/// The destination of a film in a list.
public nonisolated enum ListsFlow: Hashable {
    case open(EntryID)
}

/// The requests that a person makes in the lists of films.
public final class FilmsEvents {
    /// Posts whether the lists are on show.
    public let listsOnShow = Emitter<Bool>()
    /// Posts the id of the list to show.
    public let listChosen = Emitter<String>()
    public let listUnseenOnly = Emitter<Bool>()
    public let listedFilm = Emitter<ListedFilmRequest>()
    /// Posts the id of the list to delete.
    public let listDelete = Emitter<String>()
    /// Posts the words that the lists and their films are searched for.
    public let listSearch = Emitter<String>()
    /// Posts the name of a list to make.
    public let listMake = Emitter<String>()
    /// Posts the new name of the shown list.
    public let listRename = Emitter<String>()
    /// Posts the title of a film to add to the shown list, perhaps with its year.
    public let listAdd = Emitter<String>()
    /// Posts the path of the file to which the shown list is saved.
    public let listExport = Emitter<String>()
    public let watchlistOrder = Emitter<WatchlistOrder>()
    /// Posts that a film of the shown list is to be picked by chance.
    public let listPick = Emitter<Void>()
    /// Posts the films of the journal for which lists are to be offered.
    public let listOffer = Emitter<ListOfferRequest>()
    public let listAddition = Emitter<ListAddition>()

    public init() {}
}
