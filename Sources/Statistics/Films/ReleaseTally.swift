public import Domain

/// The number of films by year of release, and by the year in which they were watched.
public struct ReleaseTally: Hashable, Sendable {
    private var counts: [Place: Int] = [:]
    private var without = 0

    private struct Place: Hashable {
        let released: Int
        let watched: Int?
    }

    public mutating func add(_ film: CountedFilm) {
        guard let year = film.year else {
            without += 1
            return
        }
        counts[Place(released: year, watched: film.day?.year), default: 0] += 1
    }

    /// The films by year of release, in order.
    public var years: [CountedGroup<Int>] {
        groups { $0.released }.map { CountedGroup($0, count: $1, terms: .released($0...$0)) }
    }

    /// The films by decade of release, by its first year, in order.
    public var decades: [CountedGroup<Int>] {
        groups { floorDivide($0.released, 10) * 10 }.map {
            CountedGroup($0, count: $1, terms: .released($0...$0 + 9))
        }
    }

    /// The films by the year in which they were watched, `nil` if it is unknown, and by the year of
    /// release, in order.
    public var watched: [CountedGroup<ReleaseAndViewing>] {
        counts.map { place, count in
            CountedGroup(
                ReleaseAndViewing(released: place.released, watched: place.watched), count: count,
                terms: .released(place.released...place.released) + .year(place.watched))
        }.sorted {
            ($0.key.watched ?? .max, $0.key.released) < ($1.key.watched ?? .max, $1.key.released)
        }
    }

    /// The films without a year of release, or `nil` if there are none.
    public var unknown: CountedGroup<Int?>? {
        without == 0
            ? nil
            : CountedGroup(nil, count: without, terms: .kind(.film) + .hasNot(.released))
    }

    private func groups(by key: (Place) -> Int) -> [(Int, Int)] {
        var sums: [Int: Int] = [:]
        for (place, count) in counts { sums[key(place), default: 0] += count }
        return sums.sorted { $0.key < $1.key }.map { ($0, $1) }
    }
}

/// The years of a film's release and of its viewing.
public struct ReleaseAndViewing: Hashable, Sendable {
    public let released: Int
    /// The year of the viewing, or `nil` if it is unknown.
    public let watched: Int?
}
