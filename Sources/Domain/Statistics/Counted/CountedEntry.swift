/// As much of an entry as figures are made of. What nobody recorded is nil: neither zero nor on time.
public enum CountedEntry: Hashable, Sendable {
    case film(CountedFilm)
    case trip(CountedTrip)
    /// One of which no figures are made.
    case other(CountedOther)

    public var id: EntryID {
        switch self {
        case .film(let film): film.id
        case .trip(let trip): trip.id
        case .other(let other): other.summary.id
        }
    }

    /// Nil where it is filed under none.
    public var day: CalendarDay? {
        switch self {
        case .film(let film): film.day
        case .trip(let trip): trip.day
        case .other(let other): other.summary.day
        }
    }
}

/// A season ticket or a claim, as a table shows it.
public struct CountedOther: Hashable, Sendable {
    public let summary: EntrySummary
    public var tags: [CountedName] = []

    public init(_ summary: EntrySummary) {
        self.summary = summary
    }
}
