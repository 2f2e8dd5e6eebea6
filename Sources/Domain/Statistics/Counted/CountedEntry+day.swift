extension [CountedEntry] {
    /// The films and the trips of a period, without what is still to come.
    ///
    /// - Parameter kind: nil for both.
    package func parted(
        in period: StatisticsPeriod, of kind: EntryKind?, until today: CalendarDay?
    ) -> (films: [CountedFilm], trips: [CountedTrip]) {
        var (films, trips): ([CountedFilm], [CountedTrip]) = ([], [])
        // To copy each entry, to look at its day, takes longer than all else of a year.
        withUnsafeBufferPointer { entries in
            for place in entries.indices where period.contains(entries[place].day) {
                guard kind == nil || kind == entries[place].kind,
                    !entries[place].isStillToCome(on: today)
                else { continue }
                switch entries[place] {
                case .film(let film): films.append(film)
                case .trip(let trip): trips.append(trip)
                case .other: break
                }
            }
        }
        return (films, trips)
    }
}

extension CountedEntry {
    public var kind: EntryKind {
        switch self {
        case .film: .film
        case .trip: .trip
        case .other(let other): other.summary.kind
        }
    }

    /// Whether it is a film that is still to be seen.
    package var isWanted: Bool {
        if case .film(let film) = self { film.isWanted } else { false }
    }

    /// Whether it has not happened by today; nil where its day does not matter.
    package func isStillToCome(on today: CalendarDay?) -> Bool {
        CountedDay(kind, on: day, isWanted: isWanted).isStillToCome(on: today)
    }
}
