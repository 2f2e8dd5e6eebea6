/// The distances of trips that were taken.
public struct Kilometres: Hashable, Sendable {
    private var sums: [TravelMode: Sum] = [:]
    private var days: [CalendarDay: Int] = [:]

    public struct Sum: Hashable, Sendable {
        /// The sum of all known distances, in metres.
        public fileprivate(set) var metres = 0
        /// The number of trips with a known distance.
        public fileprivate(set) var measured = 0
        public fileprivate(set) var trips = 0
    }

    public struct Mode: Hashable, Sendable {
        public let mode: TravelMode
        public let sum: Sum
        /// The search terms that find the trips with a known distance.
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

    /// The means of transport, the farthest first.
    public var modes: [Mode] {
        sums.map { Mode(mode: $0, sum: $1, terms: Self.terms + .mode($0)) }
            .sorted { ($1.sum.metres, $0.mode.rawValue) < ($0.sum.metres, $1.mode.rawValue) }
    }

    /// The mean distance on days with a known distance in metres, or `nil` if there are none.
    public var metresADay: Int? {
        days.isEmpty ? nil : roundedDivide(days.values.reduce(0, +), days.count)
    }

    /// The search terms that find the trips with a known distance.
    public static let terms: SearchTerms = .has(.distance) + .has(.taken)
}
