/// How late trips that were taken were at one of their ends, of those of which it is recorded there.
public struct DelayFigures: Hashable, Sendable {
    private let end: TripStop
    private var delays: [Int] = []

    public init(at end: TripStop) {
        self.end = end
    }

    mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        if let delay = end == .departure ? trip.departed : trip.arrived { delays.append(delay) }
    }

    /// In whole minutes, fewer than none where trips were early.
    public var quantiles: Quantiles { Quantiles(of: delays) }

    /// Finds what is recorded at this end.
    public var terms: SearchTerms { .has(.taken) + .has(fact) }

    /// How many were early, and late by so much; each class is there.
    public var histogram: [CountedGroup<DelayClass>] {
        DelayClass.all.map { one in
            CountedGroup(
                one, count: delays.count { one.contains($0) },
                terms: .has(.taken) + .numbers(fact, from: one.first, to: one.last))
        }
    }

    private var fact: SearchOperator { end == .departure ? .departed : .arrived }
}

/// Delays from one whole minute to another one.
public struct DelayClass: Hashable, Sendable {
    /// Nil for whatever is less, which is early.
    public let first: Int?
    /// Nil for whatever is more.
    public let last: Int?

    /// Early, and from 0, 5, 15, 30, 60 and 120 minutes on.
    public static let all: [DelayClass] =
        [DelayClass(first: nil, last: -1)]
        + zip(edges, edges.dropFirst()).map { DelayClass(first: $0, last: $1 - 1) }
        + [DelayClass(first: edges.last, last: nil)]

    private static let edges = [0, 5, 15, 30, 60, 120]

    func contains(_ delay: Int) -> Bool {
        delay >= first ?? .min && delay <= last ?? .max
    }
}
