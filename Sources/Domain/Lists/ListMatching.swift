/// Matches films of lists with films of the journal by title and year.
struct ListMatching {
    private let found: [String: [EntrySummary]]
    private let answers: [String: [ListAnswer]]

    /// - Parameter found: The films of the journal, by the titles in the lists.
    init(among found: [String: [EntrySummary]], answers: [ListAnswer]) {
        self.found = found
        self.answers = Dictionary(grouping: answers) { WholeText.key(of: $0.title) }
    }

    func check(_ list: FilmList) -> CheckedList {
        CheckedList(
            list: list, films: list.films.map { CheckedFilm(film: $0, state: state(of: $0)) })
    }

    /// Returns the list of films to see. Those that have a viewing as a separate entry count as
    /// seen, too.
    func check(wishes: [WantedFilm]) -> CheckedList {
        let films = wishes.compactMap { wish -> CheckedFilm? in
            let summary = wish.summary
            guard let title = summary.filmTitle else { return nil }
            let film = ListedFilm(title: title, year: summary.filmYear)
            guard summary.isWanted else { return CheckedFilm(film: film, state: .seen([summary])) }
            let state = state(of: film)
            if case .seen = state { return CheckedFilm(film: film, state: state) }
            return CheckedFilm(film: film, state: .wanted(summary), wish: wish)
        }
        return CheckedList(
            list: FilmList(id: FilmList.wanted, name: "", films: films.map(\.film)), films: films)
    }

    /// Returns the state of a film. As for viewings of one film, a year that only one side has does
    /// not matter.
    private func state(of film: ListedFilm) -> CheckedFilm.State {
        guard let found = found[film.title], !found.isEmpty else { return .absent }
        let years = Set(found.compactMap(\.filmYear))
        if let year = film.year, !years.isEmpty, !years.contains(year) {
            return state(of: film, among: found, doubting: years.filter { abs($0 - year) <= 1 })
        }
        if film.year == nil, years.count > 1 {
            return state(of: film, among: found, doubting: years)
        }
        guard let year = film.year, years.count > 1 else { return Self.state(of: found) }
        return Self.state(of: found.filter { $0.filmYear == year })
    }

    /// Returns the state of a film whose year may be one of `years`. Unanswered years are asked
    /// about, the earliest first.
    private func state(
        of film: ListedFilm, among found: [EntrySummary], doubting years: Set<Int>
    ) -> CheckedFilm.State {
        let said = answers[WholeText.key(of: film.title)]?.filter { $0.listed == film.year } ?? []
        if let same = said.first(where: { $0.isSame && years.contains($0.year) }) {
            return Self.state(of: found.filter { $0.filmYear == same.year })
        }
        let unanswered = years.subtracting(said.map(\.year))
        return unanswered.min().map { .doubtful(year: $0) } ?? .absent
    }

    private static func state(of films: [EntrySummary]) -> CheckedFilm.State {
        let seen = films.filter { !$0.isWanted }
        return seen.isEmpty ? films.first.map { .wanted($0) } ?? .absent : .seen(seen)
    }
}

/// A list of films compared with the journal.
public struct CheckedList: Hashable, Sendable {
    public let list: FilmList
    /// The films in the order of the list.
    public let films: [CheckedFilm]

    public var seen: Int { films.count { $0.isSeen } }
}

/// A film of a list compared with the journal.
public struct CheckedFilm: Hashable, Sendable {
    public let film: ListedFilm
    public let state: State
    /// The facts of a film on the watchlist, or `nil` in another list or once it was seen.
    public internal(set) var wish: WantedFilm?

    public enum State: Hashable, Sendable {
        /// The film was seen. The viewings are in the order of the list of entries.
        case seen([EntrySummary])
        /// The film is in the journal and still to be seen.
        case wanted(EntrySummary)
        case absent
        /// The journal has a film of this title and another year, which may be the same.
        case doubtful(year: Int)
    }

    public var isSeen: Bool {
        if case .seen = state { true } else { false }
    }
}

/// The answer to whether a film of a list is the film of the journal with its title and another
/// year.
public struct ListAnswer: Hashable, Sendable {
    public let title: String
    /// The year in the list, or `nil` if there is none.
    public let listed: Int?
    public let year: Int
    public let isSame: Bool

    public init(title: String, listed: Int?, year: Int, isSame: Bool) {
        self.title = title
        self.listed = listed
        self.year = year
        self.isSame = isSame
    }

    /// The key of the question. Answers about the same films have equal keys.
    var question: [String] {
        [WholeText.key(of: title), listed.map(String.init) ?? "", String(year)]
    }
}
