/// A list beside the films of the journal.
public struct CheckedList: Hashable, Sendable {
    public let list: FilmList
    /// Those of the list, in its order.
    public let films: [CheckedFilm]

    public var seen: Int { films.count { $0.isSeen } }
}

/// A film of a list beside those of the journal.
public struct CheckedFilm: Hashable, Sendable {
    public let film: ListedFilm
    public let state: State

    public enum State: Hashable, Sendable {
        /// The viewings, in the order of the list of entries.
        case seen([EntrySummary])
        /// It is still to be seen, and in the journal.
        case wanted(EntrySummary)
        /// The journal does not have it.
        case absent
        /// The journal has a film of the title and of another year, which may be it.
        case doubtful(year: Int)
    }

    public var isSeen: Bool {
        if case .seen = state { true } else { false }
    }
}

/// Finds films by their titles.
@MainActor
public protocol FindsFilms: AnyObject {
    /// The films of each title, seen or still to be seen, without regard to case, accents and signs, in
    /// the order of the list of entries. Titles that the journal does not have are left out.
    func films(titled titles: Set<String>) async -> [String: [EntrySummary]]
    /// The films that are still to be seen, and those that were and were seen since, by their titles.
    func wishes() async -> [EntrySummary]
}

/// Tells which films of lists are films of the journal: those of the same title and year.
struct ListMatching {
    private let found: [String: [EntrySummary]]
    private let answers: [String: [ListAnswer]]

    /// - Parameter found: the films of the journal by the titles of the lists.
    init(among found: [String: [EntrySummary]], answers: [ListAnswer]) {
        self.found = found
        self.answers = Dictionary(grouping: answers) { WholeText.key(of: $0.title) }
    }

    func check(_ list: FilmList) -> CheckedList {
        CheckedList(
            list: list, films: list.films.map { CheckedFilm(film: $0, state: state(of: $0)) })
    }

    /// Of the films that somebody wants to see, or wanted to, also those were seen that have a viewing of
    /// their own.
    func check(wishes: [EntrySummary]) -> CheckedList {
        let films = wishes.compactMap { wish -> CheckedFilm? in
            guard case .film(let title, let year, _) = wish.content else { return nil }
            let film = ListedFilm(title: title, year: year)
            guard wish.isWanted else { return CheckedFilm(film: film, state: .seen([wish])) }
            let state = state(of: film)
            if case .seen = state { return CheckedFilm(film: film, state: state) }
            return CheckedFilm(film: film, state: .wanted(wish))
        }
        return CheckedList(
            list: FilmList(id: FilmList.wanted, name: "", films: films.map(\.film)), films: films)
    }

    /// As with the viewings of one film, a year that only one side says parts nobody.
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

    /// Somebody has to say whether the film is one of another year, one year after the other.
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

extension EntrySummary {
    fileprivate var filmYear: Int? {
        if case .film(_, let year, _) = content { year } else { nil }
    }
}
