/// What a stretch of time says about films; see docs/statistics.md for each figure.
public struct FilmFigures: Hashable, Sendable {
    public private(set) var viewings = 0
    /// Each film by how often it was seen.
    public private(set) var titles = FilmTitles()
    /// Films seen once or more, told apart by title and year: see `ReadsEntries.viewings(of:year:)`.
    public var different: Int { titles.different }
    /// Viewings of a film that is known to have been seen before.
    public private(set) var rewatches = 0
    /// All running times together.
    public private(set) var minutes = 0
    /// The viewings whose running time is known, on which `minutes` rests.
    public private(set) var timed = 0
    /// How many viewings have each feedback; none for those without one.
    public private(set) var feedback: [Feedback: Int] = [:]

    public init() {}

    public mutating func add(_ film: CountedFilm) {
        viewings += 1
        titles.add(film)
        if film.isRewatch { rewatches += 1 }
        if let time = film.runningTime {
            minutes += time
            timed += 1
        }
        if film.feedback != .none { feedback[film.feedback, default: 0] += 1 }
    }
}

extension FilmFigures {
    /// Finds all viewings.
    public static let terms = SearchTerms.kind(.film)
    /// Finds the rewatches.
    public static let rewatchTerms = SearchTerms.has(.rewatch)
    /// Finds the viewings whose running time is known.
    public static let timedTerms = SearchTerms.has(.runtime)

    /// Finds the viewings with a feedback.
    public static func terms(of feedback: Feedback) -> SearchTerms { .feedback(feedback) }
}
