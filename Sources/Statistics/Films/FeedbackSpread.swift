public import Domain

/// The feedback on films, separately for each scale, as "good" of three values means something else
/// than "really good" of two.
public struct FeedbackSpread: Hashable, Sendable {
    private var counts: [Place: Int] = [:]

    private struct Place: Hashable {
        let scale: FeedbackScale
        let feedback: Feedback
        let year: Int?
    }

    public mutating func add(_ film: CountedFilm) {
        let place = Place(scale: film.scale, feedback: film.feedback, year: film.day?.year)
        counts[place, default: 0] += 1
    }

    /// Returns each feedback that was given on a scale, the best first, followed by films without
    /// one.
    public func groups(on scale: FeedbackScale) -> [CountedGroup<Feedback>] {
        groups(scale) { _ in true }
    }

    /// Returns the years with films on a scale in order, followed by `nil` for those without a day,
    /// with each feedback.
    public func years(on scale: FeedbackScale) -> [(year: Int?, groups: [CountedGroup<Feedback>])] {
        let years = Set(counts.keys.filter { $0.scale == scale }.map(\.year))
        return years.sorted { ($0 ?? .max) < ($1 ?? .max) }.map { year in
            (year, groups(scale, .year(year)) { $0 == year })
        }
    }

    private func groups(
        _ scale: FeedbackScale, _ terms: SearchTerms = .all, of isWanted: (Int?) -> Bool
    ) -> [CountedGroup<Feedback>] {
        var sums: [Feedback: Int] = [:]
        for (place, count) in counts where place.scale == scale && isWanted(place.year) {
            sums[place.feedback, default: 0] += count
        }
        return sums.sorted { $0.key > $1.key }.map {
            CountedGroup(
                $0, count: $1,
                terms: .kind(.film) + .scale(scale) + .feedback($0) + terms)
        }
    }
}
