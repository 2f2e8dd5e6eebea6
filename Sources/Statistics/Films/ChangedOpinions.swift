public import Domain

/// The films about which the person changed their opinion.
public struct ChangedOpinions: Sendable {
    private var steps: [Int: Int] = [:]
    private var days: [Int] = []
    private var titles = FilmTitles(.has(.changed))
    private var furthest = Best<CountedFilm>()

    public mutating func add(_ film: CountedFilm) {
        guard let step = film.opinionSteps else { return }
        steps[step, default: 0] += 1
        if let after = film.change?.days { days.append(after) }
        titles.add(film)
        furthest.add(film, value: abs(step))
    }

    public var risen: CountedGroup<OpinionChange> { group(.up) { $0 > 0 } }

    public var fallen: CountedGroup<OpinionChange> { group(.down) { $0 < 0 } }

    /// The films by the steps of feedback, negative if the opinion fell, in order.
    public var bySteps: [CountedGroup<Int>] {
        steps.sorted { $0.key < $1.key }
            .map { CountedGroup($0, count: $1, terms: .number(.changed, $0)) }
    }

    /// The days between the two opinions, if they are known.
    public var after: Quantiles { Quantiles(of: days) }

    /// The films by the number of viewings with a changed opinion.
    public var films: [CountedGroup<FilmName>] { titles.groups }

    /// The films with the most steps, up or down.
    public var most: [CountedFilm] { furthest.entries }

    private func group(
        _ change: OpinionChange, _ isSo: (Int) -> Bool
    ) -> CountedGroup<OpinionChange> {
        CountedGroup(
            change, count: steps.reduce(0) { $0 + (isSo($1.key) ? $1.value : 0) },
            terms: .changed(change))
    }
}

extension CountedFilm {
    /// The steps of feedback by which the opinion rose, negative if it fell, or `nil` if it did not
    /// change.
    public var opinionSteps: Int? { change.map { feedback.rawValue - $0.before.rawValue } }
}

/// The opinions on films, whether they were given in words of either scale or in stars. A film with
/// both counts by its word.
public struct OpinionTally: Hashable, Sendable {
    /// The number of films for each feedback.
    public private(set) var counts: [Feedback: Int] = [:]
    /// The number of films that count by their stars.
    public private(set) var inStars = 0

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
