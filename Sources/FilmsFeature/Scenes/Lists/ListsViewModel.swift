public import Domain
public import Presentation
public import Signals
internal import Wording

/// The lists of films, and the films of the chosen one.
public struct ListsViewModel: Equatable, Sendable {
    public let lists: [Item]
    /// The chosen list, or `nil` if there are no lists.
    public let chosen: Chosen?
    /// A sentence in place of the lists, or `nil` if there are some.
    public let nothing: String?
    public let making: Availability

    public struct Item: Equatable, Sendable {
        public let id: String
        public let name: String
        /// The progress, such as "20 of 95 seen".
        public let seen: String
    }

    public struct Chosen: Equatable, Sendable {
        public let id: String
        public let name: String
        /// The notes of the list's author; empty if there are none.
        public let notes: String
        /// The summary, such as "20 of 95 seen, 3 on your watchlist".
        public let summary: String
        /// The share of films that were seen, from 0 to 1.
        public let fraction: Double
        public let columns: [Column]
        public let films: [Row]
        /// Whether films that were seen are left out.
        public let isUnseenOnly: Bool
        /// A sentence in place of the films, or `nil` if there are some.
        public let nothing: String?
        /// The first question about a film, or `nil` if there is none.
        public let doubt: Doubt?
        /// Whether films can be added to the journal, and the list be deleted.
        public let changing: Availability
        /// Whether the list has a file, which can be changed and deleted; the wanted films have none.
        public let hasFile: Bool
        /// The order of the wanted films, or `nil` for another list.
        public let order: WatchlistOrder?
        public let canPick: Bool
    }

    public struct Column: Equatable, Sendable {
        public let id: String
        public let name: String
    }

    public struct Row: Equatable, Sendable {
        public let id: String
        public let cells: [String]
        public let canWant: Bool
        /// Whether it can be recorded as seen today.
        public let canWatch: Bool
    }

    /// The question of whether a film of the list is one of the journal.
    public struct Doubt: Equatable, Sendable {
        /// The id of the film in the list.
        public let film: String
        public let question: String
    }
}

extension ListsViewModel {
    /// Makes the page of lists.
    ///
    /// - Parameters:
    ///   - chosen: the id of a list; if there is none of that id, the first one is shown.
    ///   - search: the words that names of lists or titles of films contain.
    ///   - order: the order of the wanted films.
    ///   - whyReadOnly: the reason why the journal cannot be written to, or `nil` if it can.
    init(
        _ lists: [CheckedList], chosen: String?, isUnseenOnly: Bool,
        search: ListSearch = ListSearch(),
        order: WatchlistOrder = .title, whyReadOnly: String?, words: Localizer
    ) {
        let found = lists.filter { search.finds($0) }
        self.lists = found.map { list in
            Item(id: list.list.id, name: words.name(of: list.list), seen: words.seen(of: list))
        }
        let list = found.first { $0.list.id == chosen } ?? found.first
        making = Availability(unless: whyReadOnly)
        self.chosen = list.map {
            Chosen(
                $0, isUnseenOnly: isUnseenOnly, search: search, order: order,
                changing: Availability(unless: whyReadOnly), words: words)
        }
        nothing =
            lists.isEmpty
            ? words.say(
                """
                Make a list, or import one from Letterboxd, IMDb, Trakt or a spreadsheet, to track \
                what you have seen.
                """) : nil
    }

    /// Returns ids for the films of a list: each name, with a number that counts films of that name.
    static func ids(of films: [CheckedFilm]) -> [String] {
        var counts: [String: Int] = [:]
        return films.map { film in
            let name = film.film.film.nameInList
            counts[name, default: 0] += 1
            return "\(counts[name] ?? 1) \(name)"
        }
    }
}

extension ListsViewModel.Chosen {
    fileprivate init(
        _ checked: CheckedList, isUnseenOnly: Bool, search: ListSearch, order: WatchlistOrder,
        changing: Availability, words: Localizer
    ) {
        let list = checked.list
        id = list.id
        name = words.name(of: list)
        notes = list.notes.displayIsolated
        summary = words.summary(of: checked)
        fraction = checked.films.isEmpty ? 0 : Double(checked.seen) / Double(checked.films.count)
        let isWatchlist = list.id == FilmList.wanted
        hasFile = !isWatchlist
        self.order = isWatchlist ? order : nil
        let names = words.listColumns(isWatchlist: isWatchlist)
        columns = zip(Self.columnIDs(isWatchlist: isWatchlist), names).map {
            .init(id: $0, name: $1)
        }
        let ids = ListsViewModel.ids(of: checked.films)
        let places = isWatchlist ? order.sorted(checked.films) : Array(checked.films.indices)
        let isFound = search.finds(nameOf: checked)
        films = places.enumerated().compactMap { number, place in
            let film = checked.films[place]
            guard !isUnseenOnly || !film.isSeen,
                isFound || search.finds(filmAt: place, of: checked)
            else { return nil }
            return ListsViewModel.Row(
                film, at: number, called: ids[place], isWish: isWatchlist, words: words)
        }
        canPick = films.contains(where: \.canWatch)
        self.isUnseenOnly = isUnseenOnly
        nothing = films.isEmpty ? words.noFilms(of: checked, isSearched: !search.isEmpty) : nil
        doubt =
            zip(ids, checked.films).lazy.compactMap { id, film in
                ListsViewModel.Doubt(film, called: id, words: words)
            }.first
        self.changing = changing
    }

    private static func columnIDs(isWatchlist: Bool) -> [String] {
        ["place", "title", "year", "seen", isWatchlist ? "runtime" : "notes"]
    }
}

extension ListsViewModel.Row {
    fileprivate init(
        _ film: CheckedFilm, at place: Int, called id: String, isWish: Bool, words: Localizer
    ) {
        self.id = id
        cells = [
            words.number(place + 1), film.film.title, film.film.year.map { "\($0)" } ?? "",
            words.state(of: film),
            isWish
                ? film.wish?.runningTime.map { words.duration(minutes: $0) } ?? ""
                : film.film.notes,
        ]
        (canWant, canWatch) =
            switch film.state {
            case .seen: (false, false)
            case .wanted: (false, true)
            case .absent: (true, true)
            case .doubtful: (false, false)
            }
    }
}

extension ListsViewModel.Doubt {
    fileprivate init?(_ film: CheckedFilm, called id: String, words: Localizer) {
        guard case .doubtful(let year) = film.state else { return nil }
        self.init(film: id, question: words.isSame(film.film, as: year))
    }
}

/// The words that are looked for in the names of lists and in the titles of their films.
nonisolated struct ListSearch: Sendable {
    /// The comparable names of the lists and the titles of their films, by the lists' ids.
    var keys: [String: Keys] = [:]
    /// The words in comparable form.
    private var key = ""

    /// The words, which are empty if everything is shown.
    var text = "" {
        didSet { key = WholeText.folded(text) }
    }

    struct Keys: Sendable {
        fileprivate let name: String
        fileprivate let titles: [String]
    }

    /// Returns the keys of lists by the lists' ids.
    @concurrent
    static func keys(of lists: [CheckedList], _ words: Localizer) async -> [String: Keys] {
        lists.reduce(into: [:]) { keys, list in
            keys[list.list.id] = Keys(
                name: WholeText.folded(words.name(of: list.list)),
                titles: list.films.map { WholeText.folded($0.film.title) })
        }
    }

    var isEmpty: Bool { key.isEmpty }

    /// Returns whether a list is called so, or one of its films is.
    func finds(_ list: CheckedList) -> Bool {
        isEmpty || finds(nameOf: list)
            || keys[list.list.id]?.titles.contains { $0.contains(key) } == true
    }

    func finds(nameOf list: CheckedList) -> Bool {
        isEmpty || keys[list.list.id]?.name.contains(key) == true
    }

    /// Returns whether the film at an index of a list is called so.
    func finds(filmAt index: Int, of list: CheckedList) -> Bool {
        guard !isEmpty else { return true }
        guard let titles = keys[list.list.id]?.titles, titles.indices.contains(index) else {
            return false
        }
        return titles[index].contains(key)
    }
}

public enum WatchlistOrder: CaseIterable, Hashable, Sendable {
    case title
    /// The time when a film was added, the latest first.
    case added
    /// The year of release, the latest first.
    case year
    /// The running time, the shortest first.
    case runningTime

    /// Returns the indices of films in the order. Films without the fact come last.
    func sorted(_ films: [CheckedFilm]) -> [Int] {
        guard self != .title else { return Array(films.indices) }
        let facts = films.map(fact)
        return films.indices.sorted { (facts[$0] ?? .max, $0) < (facts[$1] ?? .max, $1) }
    }

    private func fact(_ film: CheckedFilm) -> Int? {
        switch self {
        case .title: nil
        case .added: film.wish?.added.map(-)
        case .year: film.film.year.map(-)
        case .runningTime: film.wish?.runningTime
        }
    }
}

public protocol DisplaysLists: DisplaysFailure {
    func showLists(_ lists: ListsViewModel)
    /// Empties the field of a text that has been written.
    func showWritten(_ text: TypedInLists)
    /// Selects a film of the shown list.
    func showPicked(_ film: String)
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
        case want
        /// Records that it was seen today.
        case watched
        /// Moves it before another film, or to the end if that is `nil`.
        case move(before: String?)
        /// Moves it by a number of rows on show, upwards if it is negative.
        case shift(by: Int)
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
