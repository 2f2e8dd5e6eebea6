internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// A decade of release, and a year of viewing.
private nonisolated struct ReleasePlace: Hashable, Comparable {
    let decade: Int
    let watched: Int

    static func < (left: Self, right: Self) -> Bool {
        (left.watched, left.decade) < (right.watched, right.decade)
    }
}

nonisolated extension StatisticsFilter {
    /// Returns the decades in which films were released, or `nil` if none is known.
    func releasesByDecade(_ releases: ReleaseTally) -> Chart? {
        let known = releases.decades
        guard let first = known.first?.key, let last = known.last?.key else { return nil }
        let groups = stride(from: first, through: last, by: 10).map { decade in
            known.first { $0.key == decade }
                ?? CountedGroup(decade, count: 0, terms: .released(max(decade, 1)...decade + 9))
        }
        return CountedBars(scope: self, kind: .film).distribution(
            "films-by-decade", words.say("By decade of release"), of: words.decadeHeading, groups,
            unknown: releases.unknown?.count ?? 0, name: words.decadeName, said: words.decadeName)
    }

    /// Returns a map with decades in rows and years of viewing in columns, or `nil` without two of
    /// each.
    func releasesByViewing(_ releases: ReleaseTally) -> Chart? {
        var counts: [ReleasePlace: Int] = [:]
        for group in releases.watched {
            guard let watched = group.key.watched else { continue }
            let decade = group.key.released / 10 * 10
            counts[ReleasePlace(decade: decade, watched: watched), default: 0] += group.count
        }
        let years = Set(counts.keys.map(\.watched)).sorted()
        let decades = Set(counts.keys.map(\.decade)).sorted()
        guard years.count > 1, decades.count > 1,
            let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
        else { return nil }
        return Chart(
            id: "films-by-decade-and-year", title: words.releasedAndWatched,
            summary: words.mostOften(name(most.key), words.entries(most.value, of: .film)),
            headings: [words.decadeHeading, words.listed(.film)],
            drawing: .heatMap(
                HeatMap(
                    rows: decades.map(words.decadeName), columns: years.map { words.year($0) },
                    fields: decades.enumerated().flatMap { row, decade in
                        years.enumerated().compactMap { column, year in
                            let place = ReleasePlace(decade: decade, watched: year)
                            return counts[place].map { field(place, $0, row, column) }
                        }
                    }, greatest: Double(most.value))))
    }

    private func name(_ place: ReleasePlace) -> String {
        words.say(
            "{decade} films in {year}",
            ["decade": words.decadeName(place.decade), "year": words.year(place.watched)])
    }

    private func field(_ place: ReleasePlace, _ count: Int, _ row: Int, _ column: Int)
        -> HeatMap.Field
    {
        let released = SearchTerms.released(max(place.decade, 1)...place.decade + 9)
        let group = CountedGroup(place, count: count, terms: released + .year(place.watched))
        return field(name(place), group, of: .film, row: row, column: column)
    }
}
