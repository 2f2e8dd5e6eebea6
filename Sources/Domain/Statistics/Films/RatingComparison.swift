/// A person's ratings of films beside the ratings that others gave them.
public struct RatingComparison: Sendable {
    private var counts: [RatingPlace: Int] = [:]
    private var gaps = 0
    private var above = Best<CountedFilm>()
    private var below = Best<CountedFilm>()

    public init() {}

    public mutating func add(_ film: CountedFilm) {
        guard let rated = film.ratedByOthers, let gap = film.ratingGap else { return }
        let place = RatingPlace(feedback: film.feedback, tenth: min(max(rated, 0) / 100, 10))
        counts[place, default: 0] += 1
        gaps += gap
        if gap > 0 { above.add(film, film.id, value: gap) }
        if gap < 0 { below.add(film, film.id, value: -gap) }
    }

    /// Films that have both.
    public var count: Int { counts.values.reduce(0, +) }

    /// Finds them.
    public static let terms = SearchTerms.has(.feedback) + .fact(.others, ">=0")

    /// By feedback, the best first, and rating, the lowest first.
    public var groups: [CountedGroup<RatingPlace>] {
        counts.map { CountedGroup($0, count: $1, terms: $0.terms) }
            .sorted { ($1.key.feedback, $0.key.tenth) < ($0.key.feedback, $1.key.tenth) }
    }

    /// By how many thousandths one's own feedback is higher on average, fewer than none where it is lower;
    /// nil where no film has both.
    public var meanGap: Int? { count == 0 ? nil : roundedDivide(gaps, count) }

    /// Those that one liked better than others did, the furthest apart first.
    public var likedMore: [CountedFilm] { above.entries }

    /// Those that one liked less, the furthest apart first.
    public var likedLess: [CountedFilm] { below.entries }
}

/// A feedback and a rating of others.
public struct RatingPlace: Hashable, Sendable {
    public let feedback: Feedback
    /// The whole part of the rating out of ten.
    public let tenth: Int

    public init(feedback: Feedback, tenth: Int) {
        self.feedback = feedback
        self.tenth = tenth
    }

    fileprivate var terms: SearchTerms {
        .feedback(feedback) + .fact(.others, tenth == 10 ? ">=10" : "\(tenth)..\(tenth).99")
    }
}

extension CountedFilm {
    /// By how many thousandths the feedback is higher than the rating of others, where very bad is none
    /// and really good all of them; nil where there is not both.
    public var ratingGap: Int? {
        guard feedback != .none, let rated = ratedByOthers else { return nil }
        // Some say eleven of ten.
        return (feedback.rawValue - Feedback.veryBad.rawValue) * 250 - min(max(rated, 0), 1_000)
    }
}
