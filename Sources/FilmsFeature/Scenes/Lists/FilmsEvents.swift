public import Signals

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

    public init() {}
}
