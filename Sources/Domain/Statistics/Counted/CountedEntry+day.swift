extension [CountedEntry] {
    /// The films, the trips and what trips were claimed for in a period, without what is still to come.
    ///
    /// - Parameter kind: nil for all; claims belong to trips.
    package func parted(
        in period: StatisticsPeriod, of kind: EntryKind?, until today: CalendarDay?
    ) -> (films: [CountedFilm], trips: [CountedTrip], claims: ClaimFigures) {
        var (films, trips): ([CountedFilm], [CountedTrip]) = ([], [])
        var claims = ClaimFigures()
        // To copy each entry, to look at its day, takes longer than all else of a year.
        withUnsafeBufferPointer { entries in
            for place in entries.indices where period.contains(entries[place].day) {
                let itsKind = entries[place].kind
                guard kind == nil || kind == (itsKind == .claim ? .trip : itsKind),
                    !entries[place].isStillToCome(on: today)
                else { continue }
                switch entries[place] {
                case .film(let film): films.append(film)
                case .trip(let trip): trips.append(trip)
                case .other: claims.add(entries[place], on: today)
                }
            }
        }
        return (films, trips, claims)
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
