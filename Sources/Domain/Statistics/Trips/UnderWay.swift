/// How long trips took that were taken, beside the timetable, of those of which both are known.
public struct UnderWay: Hashable, Sendable {
    public private(set) var trips = 0
    /// Minutes by the timetable, all together.
    public private(set) var planned = 0
    /// Minutes as it was, all together.
    public private(set) var actual = 0
    /// Minutes that trips took longer, all together, and how many did.
    public private(set) var lost = 0
    public private(set) var losing = 0
    /// Minutes that trips took less, all together, and how many did.
    public private(set) var regained = 0
    public private(set) var regaining = 0

    public init() {}

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken, let planned = trip.planned, let actual = trip.actual else { return }
        trips += 1
        self.planned += planned
        self.actual += actual
        if actual > planned {
            lost += actual - planned
            losing += 1
        } else if actual < planned {
            regained += planned - actual
            regaining += 1
        }
    }

    /// Finds the trips of which both are known.
    public static let terms: SearchTerms = .has(.taken) + .has(.lost)
    public static let losingTerms: SearchTerms =
        .has(.taken) + .numbers(.lost, from: 1, to: nil)
    public static let regainingTerms: SearchTerms =
        .has(.taken) + .numbers(.lost, from: nil, to: -1)
}
