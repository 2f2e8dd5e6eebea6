internal import Domain
internal import Wording

/// The order of the watchlist, and the facts by which it is sorted.
struct WatchlistFacts {
    var order = WatchlistOrder.title
    /// The wanted films, the one that was added last first.
    private var added: [EntryID: Int] = [:]
    private var minutes: [EntryID: Int] = [:]

    init(_ order: WatchlistOrder = .title) {
        self.order = order
    }

    /// Replaces the facts, and keeps the order.
    ///
    /// - Parameters:
    ///   - added: the ids of the wanted films, the one that was added last first.
    ///   - films: the wanted films with their running times.
    mutating func learn(added: [EntryID], films: [CountedEntry]) {
        self = WatchlistFacts(order)
        for (place, id) in added.enumerated() { self.added[id] = place }
        for case .film(let film) in films { minutes[film.id] = film.runningTime }
    }

    /// Returns the indices of films in the order. Films without the fact come last.
    func sorted(_ films: [CheckedFilm]) -> [Int] {
        guard order != .title else { return Array(films.indices) }
        let facts = films.map(fact)
        return films.indices.sorted { (facts[$0] ?? .max, $0) < (facts[$1] ?? .max, $1) }
    }

    private func fact(_ film: CheckedFilm) -> Int? {
        switch order {
        case .title: nil
        case .added: id(of: film).flatMap { added[$0] }
        case .year: film.film.year.map(-)
        case .runningTime: id(of: film).flatMap { minutes[$0] }
        }
    }

    /// Returns the last cell of a film: its running time on the watchlist, and the notes of the
    /// list's author elsewhere.
    func lastCell(of film: CheckedFilm, in list: FilmList, _ words: Localizer) -> String {
        guard list.id == FilmList.wanted else { return film.film.notes }
        return id(of: film).flatMap { minutes[$0] }.map { words.duration(minutes: $0) } ?? ""
    }

    private func id(of film: CheckedFilm) -> EntryID? {
        if case .wanted(let summary) = film.state { summary.id } else { nil }
    }
}
