public import Domain

/// The distances of trips that were taken.
public struct Kilometres: Hashable, Sendable {
    private var sums: [TravelMode: Sum] = [:]
    private var sumsOfCountries: [String: Sum] = [:]
    private var days: [CalendarDay: Int] = [:]
    /// The number of trips that are in no country's sum, since the distance or the countries of both
    /// ends are unknown.
    public private(set) var withoutCountry = 0

    public struct Sum: Hashable, Sendable {
        /// The sum of all known distances, in metres.
        public fileprivate(set) var metres = 0
        /// The number of trips with a known distance.
        public fileprivate(set) var measured = 0
        /// The number of these whose ends were looked up by their names.
        public fileprivate(set) var about = 0
        public fileprivate(set) var trips = 0

        public var isAbout: Bool { about > 0 }

        fileprivate mutating func add(_ metres: Int?, of trip: CountedTrip) {
            trips += 1
            guard let metres else { return }
            self.metres += metres
            measured += 1
            if trip.isAbout { about += 1 }
        }
    }

    public struct Mode: Hashable, Sendable {
        public let mode: TravelMode
        public let sum: Sum
        /// The search terms that find the trips with a known distance.
        public let terms: SearchTerms
    }

    public struct Country: Hashable, Sendable {
        /// ISO 3166's code of two letters.
        public let code: String
        public let sum: Sum
        /// The search terms that find the trips with an end there and a known distance.
        public let terms: SearchTerms
    }

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        sums[trip.mode, default: Sum()].add(trip.metres, of: trip)
        if let metres = trip.metres, let day = trip.day { days[day, default: 0] += metres }
        addToCountries(trip)
    }

    /// Adds a trip to the country that it is in, or a half to that of each end.
    private mutating func addToCountries(_ trip: CountedTrip) {
        let countries = Set([trip.fromCountry, trip.toCountry].compactMap(\.self))
        guard let metres = trip.metres, !countries.isEmpty else {
            withoutCountry += 1
            return
        }
        let isWithinOne = trip.fromCountry == trip.toCountry
        for country in countries {
            sumsOfCountries[country, default: Sum()]
                .add(isWithinOne ? metres : metres / 2, of: trip)
        }
    }

    /// The means of transport, the farthest first.
    public var modes: [Mode] {
        sums.map { Mode(mode: $0, sum: $1, terms: Self.terms + .mode($0)) }
            .sorted { ($1.sum.metres, $0.mode.rawValue) < ($0.sum.metres, $1.mode.rawValue) }
    }

    /// The countries, the one with the most kilometres first.
    public var countries: [Country] {
        sumsOfCountries.map { Country(code: $0, sum: $1, terms: Self.terms + .country($0)) }
            .sorted { ($1.sum.metres, $0.code) < ($0.sum.metres, $1.code) }
    }

    /// The mean distance on days with a known distance in metres, or `nil` if there are none.
    public var metresADay: Int? {
        days.isEmpty ? nil : roundedDivide(days.values.reduce(0, +), days.count)
    }

    /// The search terms that find the trips with a known distance.
    public static let terms: SearchTerms = .has(.distance) + .has(.taken)
}
