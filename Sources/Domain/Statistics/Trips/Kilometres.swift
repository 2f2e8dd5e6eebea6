/// How far trips went that were taken.
public struct Kilometres: Hashable, Sendable {
    private var sums: [TravelMode: Sum] = [:]
    /// How far on each day.
    private var days: [CalendarDay: Int] = [:]

    public struct Sum: Hashable, Sendable {
        /// All known distances together.
        public fileprivate(set) var metres = 0
        /// The trips whose distance is known.
        public fileprivate(set) var measured = 0
        public fileprivate(set) var trips = 0
    }

    public struct Mode: Hashable, Sendable {
        public let mode: TravelMode
        public let sum: Sum
        /// Finds the trips whose distance is known.
        public let terms: SearchTerms
    }

    public init() {}

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        var sum = sums[trip.mode] ?? Sum()
        sum.trips += 1
        if let metres = trip.metres {
            sum.metres += metres
            sum.measured += 1
            if let day = trip.day { days[day, default: 0] += metres }
        }
        sums[trip.mode] = sum
    }

    /// Each means of transport, the farthest first.
    public var modes: [Mode] {
        sums.map { Mode(mode: $0, sum: $1, terms: Self.terms + .mode($0)) }
            .sorted { ($1.sum.metres, $0.mode.rawValue) < ($0.sum.metres, $1.mode.rawValue) }
    }

    /// Metres on a day that has a trip whose distance is known; nil where there is none.
    public var metresADay: Int? {
        days.isEmpty ? nil : roundedDivide(days.values.reduce(0, +), days.count)
    }

    /// Finds the trips whose distance is known.
    public static let terms: SearchTerms = .has(.distance) + .has(.taken)
}
