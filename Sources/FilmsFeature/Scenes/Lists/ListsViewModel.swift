internal import Domain
public import Presentation
internal import Wording

/// The lists of films, and the films of the one that is chosen.
public struct ListsViewModel: Equatable, Sendable {
    public let lists: [Item]
    /// Nil where there are no lists.
    public let chosen: Chosen?
    /// Stands in place of them; nil where there are some.
    public let nothing: String?

    /// A list among the others.
    public struct Item: Equatable, Sendable {
        public let id: String
        public let name: String
        /// Such as "20 of 95 seen".
        public let seen: String
    }

    /// The list that is chosen.
    public struct Chosen: Equatable, Sendable {
        public let id: String
        public let name: String
        /// What its author says of it; empty where that is nothing.
        public let notes: String
        /// Such as "20 of 95 seen, 3 wanted".
        public let summary: String
        /// How much of it was seen, from 0 to 1.
        public let fraction: Double
        public let columns: [String]
        public let films: [Row]
        /// Whether films that were seen are left out.
        public let isUnseenOnly: Bool
        /// Stands in place of the films; nil where there are some.
        public let nothing: String?
        /// What somebody has to say of a film; nil where nothing is open.
        public let doubt: Doubt?
        /// Whether films can be added to the journal, and the list be deleted.
        public let changing: Availability
        /// Whether it is a list to delete: the wanted films are not.
        public let hasFile: Bool
    }

    /// A film of the list.
    public struct Row: Equatable, Sendable {
        public let id: String
        /// A text for each column.
        public let cells: [String]
        /// Whether it can become a wanted film.
        public let canWant: Bool
        /// Whether it can be said to have been seen today.
        public let canWatch: Bool
    }

    /// Whether a film of the list is one of the journal.
    public struct Doubt: Equatable, Sendable {
        /// The film of the list.
        public let film: String
        public let question: String
    }
}

extension ListsViewModel {
    /// - Parameters:
    ///   - chosen: the id of a list; another one is shown where there is none of it.
    ///   - whyReadOnly: nil where the journal can be written to.
    init(
        _ lists: [CheckedList], chosen: String?, isUnseenOnly: Bool, whyReadOnly: String?,
        words: LocalWords
    ) {
        self.lists = lists.map { list in
            Item(id: list.list.id, name: words.name(of: list.list), seen: words.seen(of: list))
        }
        let list = lists.first { $0.list.id == chosen } ?? lists.first
        self.chosen = list.map {
            Chosen(
                $0, isUnseenOnly: isUnseenOnly, changing: Availability(unless: whyReadOnly),
                words: words)
        }
        nothing = lists.isEmpty ? words.noLists : nil
    }
}

extension ListsViewModel {
    /// What the films of a list are called, wherever in it they stand.
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
        _ checked: CheckedList, isUnseenOnly: Bool, changing: Availability, words: LocalWords
    ) {
        let list = checked.list
        id = list.id
        name = words.name(of: list)
        notes = list.notes.displayIsolated
        summary = words.summary(of: checked)
        fraction =
            checked.films.isEmpty ? 0 : Double(checked.seen) / Double(checked.films.count)
        columns = words.listColumns
        let ids = ListsViewModel.ids(of: checked.films)
        films = checked.films.enumerated().filter { !isUnseenOnly || !$1.isSeen }.map {
            ListsViewModel.Row($1, at: $0, called: ids[$0], words: words)
        }
        self.isUnseenOnly = isUnseenOnly
        nothing = films.isEmpty ? words.allSeen : nil
        doubt =
            zip(ids, checked.films).lazy.compactMap { id, film in
                ListsViewModel.Doubt(film, called: id, words: words)
            }.first
        self.changing = changing
        hasFile = list.id != FilmList.wanted
    }
}

extension ListsViewModel.Row {
    fileprivate init(_ film: CheckedFilm, at place: Int, called id: String, words: LocalWords) {
        self.id = id
        cells = [
            words.number(place + 1), film.film.title, film.film.year.map { "\($0)" } ?? "",
            words.state(of: film), film.film.notes,
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
    fileprivate init?(_ film: CheckedFilm, called id: String, words: LocalWords) {
        guard case .doubtful(let year) = film.state else { return nil }
        self.init(film: id, question: words.isSame(film.film, as: year))
    }
}
