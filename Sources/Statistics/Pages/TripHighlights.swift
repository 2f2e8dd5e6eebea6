public import Domain

/// The trip figures that the page of statistics begins with; see docs/statistics.md for each.
public struct TripHighlights: Sendable {
    public private(set) var trips = TripFigures()
    public private(set) var arrivals = DelayFigures(at: .arrival)
    public private(set) var extremes = TripExtremes()
    public private(set) var milestones: Milestones<CountedTrip>

    /// Creates the figures of all given trips.
    ///
    /// - Parameter earlier: The number of trips on earlier days, which are not added.
    public init(of trips: [CountedTrip] = [], after earlier: Int = 0) {
        milestones = Milestones(of: trips, after: earlier)
        for trip in trips { add(trip) }
    }

    /// - Parameter trip: A trip that is not earlier than those added before.
    mutating func add(inOrder trip: CountedTrip) {
        add(trip)
        milestones.add(trip)
    }

    private mutating func add(_ trip: CountedTrip) {
        trips.add(trip)
        arrivals.add(trip)
        extremes.add(trip)
    }
}

/// The extremes of trips that were taken.
public struct TripExtremes: Sendable {
    private var late = Best<CountedTrip>()
    private var regaining = Best<CountedTrip>()
    private var long = Best<CountedTrip>()
    private var far = Best<CountedTrip>()
    private var fast = Best<CountedTrip>()
    private var slow = Best<CountedTrip>()

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        if let delay = trip.status.minutesLate, delay > 0 { late.add(trip, value: delay) }
        if let lost = trip.minutesLost, lost < 0 { regaining.add(trip, value: -lost) }
        if let minutes = trip.minutes { long.add(trip, value: minutes) }
        if let metres = trip.metres { far.add(trip, value: metres) }
        if let speed = trip.metresAnHour {
            fast.add(trip, value: speed)
            slow.add(trip, value: -speed)
        }
    }

    /// The trips with the longest delays, the longest first.
    public var mostDelayed: [CountedTrip] { late.entries }
    /// The trips that made up for the most minutes on the way.
    public var mostRegained: [CountedTrip] { regaining.entries }
    /// The trips with the longest actual or else scheduled travel times.
    public var longest: [CountedTrip] { long.entries }
    public var farthest: [CountedTrip] { far.entries }
    public var fastest: [CountedTrip] { fast.entries }
    public var slowest: [CountedTrip] { slow.entries }
}

extension CountedTrip {
    /// The mean speed in metres per hour, or `nil` if the distance or the time is unknown.
    public var metresAnHour: Int? {
        guard let metres, let minutes, minutes > 0 else { return nil }
        return roundedDivide(metres * 60, minutes)
    }
}
