/// What a stretch of time says about trips; see docs/statistics.md for each figure.
public struct TripFigures: Hashable, Sendable {
    /// Trips that were taken.
    public private(set) var travelled = 0
    public private(set) var cancelled = 0
    /// Trips that were not cancelled and not taken either: missed, skipped or given up.
    public private(set) var notTaken = 0
    public private(set) var missedConnections = 0
    public var all: Int { travelled + cancelled + notTaken }
    /// All distances together, of trips that were taken.
    public private(set) var metres = 0
    /// The trips whose distance is known, on which `metres` rests.
    public private(set) var measured = 0
    /// The time under way: as it was, or else by the timetable; of trips that were taken.
    public private(set) var minutes = 0
    /// The trips whose time is known, on which `minutes` rests.
    public private(set) var timed = 0
    /// Of journeys at their destination, a trip by itself being one.
    public private(set) var punctuality = Punctuality()
    /// Whole minutes late at the destination of each of these.
    private var delays: [Int] = []

    public init() {}

    /// All delays together, without what was early.
    public var minutesLate: Int { delays.reduce(0) { $0 + max($1, 0) } }

    /// Nil where nothing is recorded.
    public var medianDelay: Int? { Quantiles(of: delays).median }

    public mutating func add(_ trip: CountedTrip) {
        // A journey whose first leg was cancelled may have come to its destination all the same.
        if let delay = trip.reached {
            punctuality.add(delay)
            delays.append(delay)
        }
        if trip.isCancelled {
            cancelled += 1
            return
        }
        if trip.status == .missedConnection { missedConnections += 1 }
        guard trip.isTaken else {
            notTaken += 1
            return
        }
        travelled += 1
        if let distance = trip.metres {
            metres += distance
            measured += 1
        }
        if let time = trip.minutes {
            minutes += time
            timed += 1
        }
    }
}

extension TripStatus {
    /// Whole minutes behind the timetable, fewer than none where it was early; nil where that is unknown.
    package var minutesLate: Int? {
        switch self {
        case .onTime: 0
        case .late(let delay): Int(delay.components.seconds / 60)
        case .early(let lead): -Int(lead.components.seconds / 60)
        case .unknown, .cancelled, .missedConnection: nil
        }
    }
}
