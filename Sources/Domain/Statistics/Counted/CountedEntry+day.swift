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
            for place in entries.indices
            where entries[place].counts(in: period, of: kind, until: today) {
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

    /// Whether it belongs to a period, and has happened by today.
    ///
    /// - Parameter kind: `nil` for all; claims belong to trips.
    func counts(in period: StatisticsPeriod, of kind: EntryKind?, until today: CalendarDay?) -> Bool
    {
        guard period.contains(day) else { return false }
        let itsKind = self.kind
        return (kind == nil || kind == (itsKind == .claim ? .trip : itsKind))
            && !isStillToCome(on: today)
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

extension [CountedEntry] {
    /// Where they are, in the order of time and those without a day first.
    var inOrderOfTime: [Int] {
        let moments = map { $0.moment ?? .min }
        return indices.sorted { moments[$0] < moments[$1] }
    }
}

extension CountedEntry {
    /// Where it stands among those of its kind in time; `nil` if it has no day.
    fileprivate var moment: Int? {
        switch self {
        case .film(let film): film.moment
        case .trip(let trip): trip.moment
        case .other: day?.daysSinceEpoch
        }
    }
}

extension CountedFilm {
    var moment: Int? { day?.daysSinceEpoch }
}

extension CountedTrip {
    /// Minutes since 1970 by the clock where it departs; nil for what has no day.
    var moment: Int? {
        day.map { $0.daysSinceEpoch * 1_440 + (time.map { $0.hour * 60 + $0.minute } ?? 0) }
    }
}
