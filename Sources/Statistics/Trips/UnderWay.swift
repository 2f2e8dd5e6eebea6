public import Domain

/// The actual travel times of trips that were taken, compared with the timetable. Trips without
/// either are left out.
public struct UnderWay: Hashable, Sendable {
    public private(set) var trips = 0
    /// The sum of scheduled travel times, in minutes.
    public private(set) var planned = 0
    /// The sum of actual travel times, in minutes.
    public private(set) var actual = 0
    /// The sum of the minutes by which trips took longer.
    public private(set) var minutesLost = 0
    public private(set) var tripsLosing = 0
    /// The sum of the minutes by which trips took less.
    public private(set) var minutesRegained = 0
    public private(set) var tripsRegaining = 0

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken, let planned = trip.planned, let actual = trip.actual else { return }
        trips += 1
        self.planned += planned
        self.actual += actual
        if actual > planned {
            minutesLost += actual - planned
            tripsLosing += 1
        } else if actual < planned {
            minutesRegained += planned - actual
            tripsRegaining += 1
        }
    }

    /// The search terms that find the trips with both travel times.
    public static let terms: SearchTerms = .has(.taken) + .has(.lost)
    public static let losingTerms: SearchTerms = .has(.taken) + .numbers(.lost, from: 1, to: nil)
    public static let regainingTerms: SearchTerms =
        .has(.taken) + .numbers(.lost, from: nil, to: -1)
}
