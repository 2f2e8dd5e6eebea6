public import Domain

/// The films with the best and with the worst feedback.
public struct FilmFavourites: Sendable {
    private var best = Best<CountedFilm>()
    private var worst = Best<CountedFilm>()

    public init() {}

    /// Adds a film. Of equal feedback, the rating decides.
    public mutating func add(_ film: CountedFilm) {
        let rated = min(max(film.rated ?? 500, 0), 1_000)
        let value = film.feedback.rawValue * 2_000 + rated
        if film.feedback.isPositive {
            best.add(film, film.id, value: value)
        } else if film.feedback == .bad || film.feedback == .veryBad {
            worst.add(film, film.id, value: -value)
        }
    }

    /// The films that were good or really good, the best first. Each film occurs once.
    public var liked: [CountedFilm] { Self.different(best.entries) }

    /// The films that were bad or very bad, the worst first. Each film occurs once.
    public var disliked: [CountedFilm] { Self.different(worst.entries) }

    private static func different(_ films: [CountedFilm]) -> [CountedFilm] {
        var seen: Set<String> = []
        return films.filter { film in
            seen.insert("\(film.title.key) \(film.year.map(String.init) ?? "")").inserted
        }
    }
}
