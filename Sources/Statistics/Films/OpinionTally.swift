public import Domain

/// The opinions on films, whether they were given in words of either scale or in stars. A film with
/// both counts by its word.
public struct OpinionTally: Hashable, Sendable {
    /// The number of films for each feedback.
    public private(set) var counts: [Feedback: Int] = [:]
    /// The number of films that count by their stars.
    public private(set) var inStars = 0

    public init() {}

    public mutating func add(_ film: CountedFilm) {
        if film.feedback != .none {
            counts[film.feedback, default: 0] += 1
        } else if let own = film.ownRating,
            let rating = OriginalRating(Double(own), of: 1_000)
        {
            counts[RatingBands.usual.feedback(for: rating), default: 0] += 1
            inStars += 1
        }
    }
}
