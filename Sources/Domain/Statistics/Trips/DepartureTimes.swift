/// On which days of the week, and in which hours of the clock there, trips departed that were
/// taken.
public struct DepartureTimes: Hashable, Sendable {
    private var counts: [DepartureTime: Int] = [:]
    /// Trips of which nobody wrote down the time.
    public private(set) var unknown = 0

    public init() {}

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        guard let day = trip.day, let hour = trip.time?.hour else {
            unknown += 1
            return
        }
        counts[DepartureTime(day: day.weekday, hour: hour), default: 0] += 1
    }

    /// Those that there are, Monday first, then by the hour.
    public var groups: [CountedGroup<DepartureTime>] {
        counts.sorted { $0.key < $1.key }
            .map { CountedGroup($0, count: $1, terms: $0.terms + TripFigures.travelledTerms) }
    }
}

/// A day of the week and an hour of it.
public struct DepartureTime: Hashable, Sendable, Comparable {
    public let day: Weekday
    /// From 0 to 23.
    public let hour: Int

    public init(day: Weekday, hour: Int) {
        self.day = day
        self.hour = hour
    }

    public static func < (left: Self, right: Self) -> Bool { left.place < right.place }

    private var place: Int { (Weekday.allCases.firstIndex(of: day) ?? 0) * 24 + hour }

    fileprivate var terms: SearchTerms { .weekday(day) + .number(.hour, hour) }
}
