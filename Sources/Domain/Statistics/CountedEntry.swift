/// As much of an entry as figures are made of. What nobody recorded is nil: neither zero nor on time.
public enum CountedEntry: Hashable, Sendable {
    case film(CountedFilm)
    case trip(CountedTrip)

    /// Nil where it is filed under none.
    public var day: CalendarDay? {
        switch self {
        case .film(let film): film.day
        case .trip(let trip): trip.day
        }
    }
}

public struct CountedFilm: Hashable, Sendable {
    public let day: CalendarDay?
    /// Without case, accents and signs, so that it tells films apart.
    public let title: String
    /// The year it came out.
    public let year: Int?
    /// In minutes.
    public let runningTime: Int?
    /// The one given last.
    public let feedback: Feedback
    /// Whether it is known to have been seen before.
    public let isRewatch: Bool

    public init(
        day: CalendarDay?, title: String, year: Int?, runningTime: Int?, feedback: Feedback,
        isRewatch: Bool
    ) {
        self.day = day
        self.title = title
        self.year = year
        self.runningTime = runningTime
        self.feedback = feedback
        self.isRewatch = isRewatch
    }
}

public struct CountedTrip: Hashable, Sendable {
    public let day: CalendarDay?
    public let mode: TravelMode
    public let status: TripStatus
    /// In minutes, by the timetable.
    public let planned: Int?
    /// In minutes, as it was.
    public let actual: Int?
    /// In metres: what somebody said, or the great circle.
    public let metres: Int?

    public init(
        day: CalendarDay?, mode: TravelMode, status: TripStatus, planned: Int?, actual: Int?,
        metres: Int?
    ) {
        self.day = day
        self.mode = mode
        self.status = status
        self.planned = planned
        self.actual = actual
        self.metres = metres
    }
}

/// Tells what figures are made of.
@MainActor
public protocol CountsEntries: AnyObject {
    /// The entries that answer a query, in any order.
    func counted(matching query: EntryQuery) async -> [CountedEntry]
}
