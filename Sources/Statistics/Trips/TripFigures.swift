public import Domain

/// The trip figures of a period; see docs/statistics.md for each.
public struct TripFigures: Hashable, Sendable {
    /// The number of trips that were taken.
    public private(set) var travelled = 0
    public private(set) var cancelled = 0
    /// The number of trips that were neither cancelled nor taken: missed, skipped or given up.
    public private(set) var notTaken = 0
    public private(set) var missedConnections = 0
    /// The number of all trips.
    public var all: Int { travelled + cancelled + notTaken }
    /// The sum of the distances of trips that were taken, in metres.
    public private(set) var metres = 0
    /// The number of trips with a known distance, which `metres` is the sum of.
    public private(set) var measured = 0
    /// The number of these whose ends were looked up by their names.
    public private(set) var about = 0
    /// The sum of the actual or else scheduled travel times of trips that were taken, in minutes.
    public private(set) var minutes = 0
    /// The number of trips with a known travel time, which `minutes` is the sum of.
    public private(set) var timed = 0
    /// The punctuality of journeys at the destination. A single trip is a journey, too.
    public private(set) var punctuality = Punctuality()
    /// The delays of these journeys in whole minutes.
    private var delays: [Int] = []

    /// The sum of all delays in minutes, without early arrivals.
    public var minutesLate: Int { delays.reduce(0) { $0 + max($1, 0) } }

    /// The median delay in minutes, or `nil` if nothing was recorded.
    public var medianDelay: Int? { Quantiles(of: delays).median }

    public mutating func add(_ trip: CountedTrip) {
        // A journey whose first leg was cancelled may have reached its destination all the same.
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
            if trip.isAbout { about += 1 }
        }
        if let time = trip.minutes {
            minutes += time
            timed += 1
        }
    }
}

extension TripStatus {
    /// The delay in whole minutes, negative if it was early, or `nil` if it is unknown.
    package var minutesLate: Int? {
        switch self {
        case .onTime: 0
        case .late(let delay): delay.wholeMinutes
        case .early(let lead): -lead.wholeMinutes
        case .unknown, .cancelled, .missedConnection: nil
        }
    }
}

// Search terms that find the entries which each figure counts.

extension TripFigures {
    public static let travelledTerms: SearchTerms = .kind(.trip) + .has(.taken)
    public static let cancelledTerms: SearchTerms = .has(.cancelled)
    public static let notTakenTerms: SearchTerms = .not(.taken) + .hasNot(.cancelled)
    public static let missedTerms: SearchTerms = .has(.missed)
    /// The search terms that find the trips with a known travel time.
    public static let timedTerms: SearchTerms = .has(.duration) + .has(.taken)
    /// The search terms that find the journeys that were late at all.
    public static let lateTerms: SearchTerms = .numbers(.reached, from: 1, to: nil)
}
