/// Films that one thought better or worse of than before.
public struct ChangedOpinions: Sendable {
    private var steps: [Int: Int] = [:]
    private var days: [Int] = []
    private var titles = FilmTitles(.has(.changed))
    private var furthest = Best<CountedFilm>()

    public init() {}

    public mutating func add(_ film: CountedFilm) {
        guard let step = film.opinionSteps else { return }
        steps[step, default: 0] += 1
        if let after = film.change?.days { days.append(after) }
        titles.add(film)
        furthest.add(film, film.id, value: abs(step))
    }

    public var risen: CountedGroup<OpinionChange> { group(.up) { $0 > 0 } }

    public var fallen: CountedGroup<OpinionChange> { group(.down) { $0 < 0 } }

    /// By so many steps of feedback, fewer than none where the opinion fell, in order.
    public var bySteps: [CountedGroup<Int>] {
        steps.sorted { $0.key < $1.key }
            .map { CountedGroup($0, count: $1, terms: .number(.changed, $0)) }
    }

    /// After how many days, where that is known.
    public var after: Quantiles { Quantiles(of: days) }

    /// Films by how many of their viewings were rethought.
    public var films: [CountedGroup<FilmName>] { titles.groups }

    /// Those of the most steps, up or down.
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
    /// By how many steps of feedback the opinion rose, fewer than none where it fell; nil where it did not
    /// change.
    public var opinionSteps: Int? { change.map { feedback.rawValue - $0.before.rawValue } }
}
