public import Domain

/// The film figures of a period; see docs/statistics.md for each.
public struct FilmFigures: Hashable, Sendable {
    public private(set) var viewings = 0
    /// The films by the number of viewings.
    public private(set) var titles = FilmTitles()
    /// The number of different films, told apart by title and year; see
    /// `ReadsEntries.viewings(of:year:)`.
    public var different: Int { titles.different }
    /// The number of viewings of films that are known to have been seen before.
    public private(set) var rewatches = 0
    /// The sum of all running times, in minutes.
    public private(set) var minutes = 0
    /// The number of viewings with a known running time, which `minutes` is the sum of.
    public private(set) var timed = 0
    /// The number of viewings with each feedback, without `none`.
    public private(set) var feedback: [Feedback: Int] = [:]

    /// The number of viewings with feedback, and of those that were good or really good.
    public var opinions: (all: Int, liked: Int) {
        feedback.reduce(into: (0, 0)) { sums, next in
            sums.0 += next.value
            if next.key.isPositive { sums.1 += next.value }
        }
    }

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
    /// The search terms that find all viewings.
    public static let terms = SearchTerms.kind(.film)
    public static let rewatchTerms = SearchTerms.has(.rewatch)
    /// The search terms that find the viewings with a running time.
    public static let timedTerms = SearchTerms.has(.runtime)

    /// The search terms that find the viewings that were good or really good.
    public static let likedTerms = SearchTerms.fact(.feedback, ">=good")

    public static func terms(of feedback: Feedback) -> SearchTerms { .feedback(feedback) }
}
