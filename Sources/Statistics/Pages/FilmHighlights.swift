public import Domain

/// The film figures that the page of statistics begins with; see docs/statistics.md for each.
public struct FilmHighlights: Sendable {
    public private(set) var films = FilmFigures()
    public private(set) var feedback = FeedbackSpread()
    public private(set) var favourites = FilmFavourites()
    public private(set) var lengths = FilmLengths()
    public private(set) var milestones: Milestones<CountedFilm>

    /// - Parameter earlier: The number of films on earlier days, which are not added.
    public init(after earlier: Int = 0) {
        milestones = Milestones(after: earlier)
    }

    /// Creates the figures of all given films.
    public init(of films: [CountedFilm], after earlier: Int = 0) {
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
