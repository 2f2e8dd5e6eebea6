public import Domain

/// The recorded delays at one end of trips that were taken.
public struct DelayFigures: Hashable, Sendable {
    private let end: TripStop
    private var delays: [Int] = []

    public init(at end: TripStop) { self.end = end }

    mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        if let delay = end == .departure ? trip.departed : trip.arrived { delays.append(delay) }
    }

    /// The delays in whole minutes, negative if trips were early.
    public var quantiles: Quantiles { Quantiles(of: delays) }

    /// The search terms that find the trips with a recorded time at this end.
    public var terms: SearchTerms { .has(.taken) + .has(fact) }

    /// The number of trips in each class of delay. All classes are included.
    public var histogram: [CountedGroup<DelayClass>] {
        DelayClass.all.map { one in
            CountedGroup(
                one, count: delays.count { one.contains($0) },
                terms: .has(.taken) + .numbers(fact, from: one.first, to: one.last))
        }
    }

    private var fact: SearchOperator { end == .departure ? .departed : .arrived }
}

/// A range of delays in whole minutes.
public struct DelayClass: Hashable, Sendable {
    /// The least delay, or `nil` for early trips.
    public let first: Int?
    /// The greatest delay, or `nil` if there is no upper bound.
    public let last: Int?

    /// The classes: early, and from 0, 5, 15, 30, 60 and 120 minutes on.
    public static let all: [DelayClass] =
        [DelayClass(first: nil, last: -1)]
        + zip(edges, edges.dropFirst()).map { DelayClass(first: $0, last: $1 - 1) }
        + [DelayClass(first: edges.last, last: nil)]

    private static let edges = [0, 5, 15, 30, 60, 120]

    func contains(_ delay: Int) -> Bool { delay >= first ?? .min && delay <= last ?? .max }
}
