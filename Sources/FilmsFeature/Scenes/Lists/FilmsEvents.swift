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
