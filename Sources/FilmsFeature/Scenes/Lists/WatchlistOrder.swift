internal import Domain

/// The order of the films on the watchlist.
public enum WatchlistOrder: CaseIterable, Hashable, Sendable {
    case title
    /// The time when a film was added, the latest first.
    case added
    /// The year of release, the latest first.
    case year
    /// The running time, the shortest first.
    case runningTime
}

extension WatchlistOrder {
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
