internal import Domain

/// The film of the watchlist that is typed into the form of a new film.
final class WatchlistMatch {
    /// Is called when another film is found, or none any more.
    var onChange: () -> Void = {}
    /// The only such film, or `nil` if there is none.
    private(set) var film: EntrySummary?

    private let films: any FindsFilms
    private var latest: Query?

    private struct Query: Equatable {
        let title: String
        let year: Int?
    }

    init(in films: any FindsFilms) {
        self.films = films
    }

    /// Returns the only film of the watchlist that a film can be, or `nil` if there is none.
    func wanted(_ film: Film) async -> EntrySummary? {
        let found = await films.wanted(film.title, year: film.year)
        return found.count == 1 ? found[0] : nil
    }

    /// Looks for a film that is typed.
    func update(for film: Film) {
        let query = Query(title: film.title, year: film.year)
        guard query != latest else { return }
        latest = query
        guard !film.title.isEmpty else { return show(nil) }
        Task { [weak self] in await self?.find(film, query) }
    }

    private func find(_ film: Film, _ query: Query) async {
        let found = await wanted(film)
        if query == latest { show(found) }
    }

    private func show(_ found: EntrySummary?) {
        guard found != film else { return }
        film = found
        onChange()
    }
}
