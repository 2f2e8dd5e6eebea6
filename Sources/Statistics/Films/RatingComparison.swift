public import Domain

/// The person's feedback on films compared with the ratings by others.
public struct RatingComparison: Sendable {
    private var counts: [RatingPlace: Int] = [:]
    private var gaps = 0
    private var above = Best<CountedFilm>()
    private var below = Best<CountedFilm>()

    public mutating func add(_ film: CountedFilm) {
        guard let rated = film.ratedByOthers, let gap = film.ratingGap else { return }
        let place = RatingPlace(feedback: film.feedback, tenth: min(max(rated, 0) / 100, 10))
        counts[place, default: 0] += 1
        gaps += gap
        if gap > 0 { above.add(film, value: gap) }
        if gap < 0 { below.add(film, value: -gap) }
    }

    /// The number of films that have both.
    public var count: Int { counts.values.reduce(0, +) }

    /// The search terms that find films with both.
    public static let terms = SearchTerms.has(.feedback) + .fact(.others, ">=0")

    /// The films by feedback, the best first, and by rating, the lowest first.
    public var groups: [CountedGroup<RatingPlace>] {
        counts.map { CountedGroup($0, count: $1, terms: $0.terms) }
            .sorted { ($1.key.feedback, $0.key.tenth) < ($0.key.feedback, $1.key.tenth) }
    }

    /// The mean difference of the person's feedback to the rating of others in thousandths, or
    /// `nil` if no film has both.
    public var meanGap: Int? { count == 0 ? nil : roundedDivide(gaps, count) }

    /// The films that the person liked better than others did, the greatest difference first.
    public var likedMore: [CountedFilm] { above.entries }

    /// The films that the person liked less than others did, the greatest difference first.
    public var likedLess: [CountedFilm] { below.entries }
}

public struct RatingPlace: Hashable, Sendable {
    public let feedback: Feedback
    /// The whole part of the rating out of ten.
    public let tenth: Int

    fileprivate var terms: SearchTerms {
        .feedback(feedback) + .fact(.others, tenth == 10 ? ">=10" : "\(tenth)..\(tenth).99")
    }
}

extension CountedFilm {
    /// The difference of the feedback to the rating of others in thousandths, or `nil` without
    /// both. Very bad counts as 0 and really good as 1,000.
    public var ratingGap: Int? {
        guard feedback != .none, let rated = ratedByOthers else { return nil }
        // Some sources rate eleven out of ten.
        return (feedback.rawValue - Feedback.veryBad.rawValue) * 250 - min(max(rated, 0), 1_000)
    }
}
