public import Domain

/// The trip figures that the page of statistics begins with; see docs/statistics.md for each.
public struct TripHighlights: Sendable {
    public private(set) var trips = TripFigures()
    public private(set) var arrivals = DelayFigures(at: .arrival)
    public private(set) var extremes = TripExtremes()
    public private(set) var milestones: Milestones<CountedTrip>

    /// - Parameter earlier: The number of trips on earlier days, which are not added.
    public init(after earlier: Int = 0) {
        milestones = Milestones(after: earlier)
    }

    /// Creates the figures of all given trips.
    public init(of trips: [CountedTrip], after earlier: Int = 0) {
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
