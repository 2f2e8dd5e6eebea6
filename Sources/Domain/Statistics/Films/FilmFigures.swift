/// What a stretch of time says about films; see docs/statistics.md for each figure.
public struct FilmFigures: FilmFigure, Hashable, Sendable {
    public private(set) var viewings = 0
    /// Films seen once or more, told apart by title and year: see `ReadsEntries.viewings(of:year:)`.
    public var different: Int {
        released.values.reduce(0) { sum, years in
            sum + years.count - (years.contains(nil) && years.count == 2 ? 1 : 0)
        }
    }
    /// Viewings of a film that is known to have been seen before.
    public private(set) var rewatches = 0
    /// All running times together.
    public private(set) var minutes = 0
    /// The viewings whose running time is known, on which `minutes` rests.
    public private(set) var timed = 0
    /// How many viewings have each feedback; none for those without one.
    public private(set) var feedback: [Feedback: Int] = [:]

    /// The years of release of each title, nil where that is unknown.
    private var released: [CountedName: Set<Int?>] = [:]

    public init() {}

    public mutating func add(_ film: CountedFilm) {
        viewings += 1
        released[film.title, default: []].insert(film.year)
        if film.isRewatch { rewatches += 1 }
        if let time = film.runningTime {
            minutes += time
            timed += 1
        }
        if film.feedback != .none { feedback[film.feedback, default: 0] += 1 }
    }
}
