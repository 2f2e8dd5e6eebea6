/// The part of an entry that statistics use. A fact that was not recorded is `nil`, not zero.
public enum CountedEntry: Hashable, Sendable {
    case film(CountedFilm)
    case trip(CountedTrip)
    /// An entry that statistics do not use.
    case other(CountedOther)

    public var id: EntryID {
        switch self {
        case .film(let film): film.id
        case .trip(let trip): trip.id
        case .other(let other): other.summary.id
        }
    }

    /// The day, or `nil` if the entry has none.
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
