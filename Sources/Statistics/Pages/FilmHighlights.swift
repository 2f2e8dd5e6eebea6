public import Domain

/// The film figures that the page of statistics begins with; see docs/statistics.md for each.
public struct FilmHighlights: Sendable {
    public private(set) var films = FilmFigures()
    public private(set) var feedback = FeedbackSpread()
    public private(set) var favourites = FilmFavourites()
    public private(set) var lengths = FilmLengths()
    public private(set) var milestones: Milestones<CountedFilm>

    /// Creates the figures of all given films.
    ///
    /// - Parameter earlier: The number of films on earlier days, which are not added.
    public init(of films: [CountedFilm] = [], after earlier: Int = 0) {
        milestones = Milestones(of: films, after: earlier)
        for film in films { add(film) }
    }

    /// - Parameter film: A film that is not earlier than those added before.
    mutating func add(inOrder film: CountedFilm) {
        add(film)
        milestones.add(film)
    }

    private mutating func add(_ film: CountedFilm) {
        films.add(film)
        feedback.add(film)
        favourites.add(film)
        lengths.add(film)
    }
}

/// The films with the best and with the worst feedback.
public struct FilmFavourites: Sendable {
    private var best = Best<CountedFilm>()
    private var worst = Best<CountedFilm>()

    /// Adds a film. Of equal feedback, the rating decides.
    public mutating func add(_ film: CountedFilm) {
        let rated = min(max(film.rated ?? 500, 0), 1_000)
        let value = film.feedback.rawValue * 2_000 + rated
        if film.feedback.isPositive {
            best.add(film, value: value)
        } else if film.feedback == .bad || film.feedback == .veryBad {
            worst.add(film, value: -value)
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

public struct FilmLengths: Sendable {
    private var long = Best<CountedFilm>()
    private var short = Best<CountedFilm>()

    public mutating func add(_ film: CountedFilm) {
        guard let minutes = film.runningTime else { return }
        long.add(film, value: minutes)
        short.add(film, value: -minutes)
    }

    public var longest: [CountedFilm] { long.entries }

    public var shortest: [CountedFilm] { short.entries }
}
