public import Domain

/// The weekdays and hours, by local time, in which trips that were taken departed.
public struct DepartureTimes: Hashable, Sendable {
    private var counts: [DepartureTime: Int] = [:]
    /// The number of trips without a recorded time.
    public private(set) var unknown = 0

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        guard let day = trip.day, let hour = trip.time?.hour else {
            unknown += 1
            return
        }
        counts[DepartureTime(day: day.weekday, hour: hour), default: 0] += 1
    }

    /// The hours with departures, Monday first, then by the hour.
    public var groups: [CountedGroup<DepartureTime>] {
        counts.sorted { $0.key < $1.key }
            .map { CountedGroup($0, count: $1, terms: $0.terms + TripFigures.travelledTerms) }
    }
}

/// An hour of a day of the week.
public struct DepartureTime: Hashable, Sendable, Comparable {
    public let day: Weekday
    /// The hour, from 0 to 23.
    public let hour: Int

    public init(day: Weekday, hour: Int) {
        self.day = day
        self.hour = hour
    }

    public static func < (left: Self, right: Self) -> Bool { left.place < right.place }

    private var place: Int { (Weekday.allCases.firstIndex(of: day) ?? 0) * 24 + hour }

    fileprivate var terms: SearchTerms { .weekday(day) + .number(.hour, hour) }
}
