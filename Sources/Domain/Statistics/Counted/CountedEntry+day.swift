extension [CountedEntry] {
    /// Returns the films, trips and claims of a period, without entries that are still to come.
    ///
    /// - Parameter kind: The kind of entries, or `nil` for all. Claims belong to trips.
    package func parted(
        in period: StatisticsPeriod, of kind: EntryKind?, until today: CalendarDay?
    ) -> (films: [CountedFilm], trips: [CountedTrip], claims: ClaimFigures) {
        var (films, trips): ([CountedFilm], [CountedTrip]) = ([], [])
        var claims = ClaimFigures()
        // Copying each entry to look at its day would take longer than all else.
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

    /// Returns whether the entry is in a period and not still to come.
    ///
    /// - Parameter kind: The kind of entries, or `nil` for all. Claims belong to trips.
    func counts(in period: StatisticsPeriod, of kind: EntryKind?, until today: CalendarDay?) -> Bool
    {
        guard period.contains(day) else { return false }
        let itsKind = self.kind
        return (kind == nil || kind == (itsKind == .claim ? .trip : itsKind))
            && !isStillToCome(on: today)
    }

    /// Whether the entry is a film that is still to be seen.
    package var isWanted: Bool {
        if case .film(let film) = self { film.isWanted } else { false }
    }

    /// Returns whether the entry is later than today or still to be done; `nil` ignores the day.
    package func isStillToCome(on today: CalendarDay?) -> Bool {
        CountedDay(kind, on: day, isWanted: isWanted).isStillToCome(on: today)
    }
}

extension [CountedEntry] {
    /// The indices of the entries in the order of time, those without a day first.
    var inOrderOfTime: [Int] {
        let moments = map { $0.moment ?? .min }
        return indices.sorted { moments[$0] < moments[$1] }
    }
}

extension CountedEntry {
    /// The position in time among entries of the same kind, or `nil` without a day.
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
    /// The minutes since 1970 in the local time of the departure, or `nil` without a day.
    var moment: Int? {
        day.map { $0.daysSinceEpoch * 1_440 + (time.map { $0.hour * 60 + $0.minute } ?? 0) }
    }
}
