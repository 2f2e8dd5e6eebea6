/// Trips between places on the Earth, and those of which a place is not known.
public struct LocatedTrips: Sendable {
    /// The trips from one stop to another.
    public struct Route: Hashable, Sendable {
        public let from: LocatedStop
        public let to: LocatedStop
        public let count: Int
    }

    /// The stops with the same coordinates.
    public struct Place: Hashable, Sendable {
        public let coordinates: Coordinates
        /// The names that trips have for it.
        public fileprivate(set) var stops: Set<CountedName> = []
        /// The name of the town, or `nil` if the coordinates are those of a stop.
        public fileprivate(set) var town: String?
        /// ISO 3166's code of two letters, or `nil` if the country cannot be told.
        public fileprivate(set) var country: String?
        /// The days of the first and the last trip, or `nil` if no trip has a day.
        public fileprivate(set) var days: ClosedRange<CalendarDay>?
    }

    public private(set) var routes: [Route] = []
    /// The known ends of trips whose other end is not known, with the number of these trips.
    public private(set) var ends: [(stop: LocatedStop, count: Int)] = []
    /// The number of trips on the routes.
    public private(set) var count = 0
    /// The number of trips with an end that is not known.
    public private(set) var unlocated = 0
    private var known: [Coordinates: Place] = [:]
    private var unknown: [CountedName: Int] = [:]

    public init() {}

    /// Adds trips of one route, of which either end may be unknown.
    ///
    /// - Parameters:
    ///   - names: The names of the ends.
    ///   - days: The days of the first and the last of the trips, or `nil` if they are unknown.
    package mutating func add(
        from: LocatedStop?, to: LocatedStop?, named names: Route.Names, count: Int = 1,
        days: ClosedRange<CalendarDay>?
    ) {
        guard let from, let to else {
            unlocated += count
            if from == nil { unknown[names.from, default: 0] += count }
            if to == nil, from != nil || names.from != names.to {
                unknown[names.to, default: 0] += count
            }
            if let stop = from ?? to {
                ends.append((stop, count))
                add(stop, days)
            }
            return
        }
        self.count += count
        routes.append(Route(from: from, to: to, count: count))
        for stop in [from, to] { add(stop, days) }
    }

    private mutating func add(_ stop: LocatedStop, _ days: ClosedRange<CalendarDay>?) {
        known[stop.coordinates, default: Place(coordinates: stop.coordinates)].add(stop, days)
    }

    /// Returns the place at the coordinates of a stop, or `nil` if no trip is there.
    public func place(at coordinates: Coordinates) -> Place? { known[coordinates] }

    /// ISO 3166's codes of the countries in which a trip began or ended.
    public var countries: Set<String> { Set(known.values.compactMap(\.country)) }

    /// Whether a place is shown where its town is.
    public var isAbout: Bool { known.values.contains { $0.town != nil } }

    /// The names of the stops that are not known, those with the most trips first.
    public var unknownStops: [(stop: CountedName, count: Int)] {
        unknown.sorted { one, other in
            one.value == other.value ? one.key < other.key : one.value > other.value
        }.map { ($0.key, $0.value) }
    }
}

extension LocatedTrips.Route {
    package typealias Names = (from: CountedName, to: CountedName)
}

extension LocatedTrips.Place {
    /// The search terms that find the trips that begin or end there, by the names of its stops.
    public var terms: SearchTerms { .whole(.place, anyOf: stops.sorted()) }

    fileprivate mutating func add(_ stop: LocatedStop, _ days: ClosedRange<CalendarDay>?) {
        stops.insert(stop.stop)
        if stop.isAbout { town = town ?? stop.name }
        country = country ?? stop.country
        guard let days else { return }
        self.days =
            self.days.map {
                min($0.lowerBound, days.lowerBound)...max($0.upperBound, days.upperBound)
            } ?? days
    }
}

/// An end of trips with its place on the Earth.
public struct LocatedStop: Hashable, Sendable {
    /// The whole name of the stop, as the trips have it.
    public let stop: CountedName
    /// The name of the town if the coordinates are that one's, or else the name of the stop.
    public let name: String
    /// ISO 3166's code of two letters, or `nil` if the country cannot be told.
    public let country: String?
    public let coordinates: Coordinates
    /// Whether the coordinates are those of a town, and the stop is somewhere about it.
    public let isAbout: Bool

    /// - Parameters:
    ///   - coordinates: The coordinates that the journal has of the stop, which come before those
    ///     that were found.
    ///   - found: The place that was looked up by the name.
    /// - Returns: `nil` if neither has coordinates.
    package init?(_ stop: CountedName, at coordinates: Coordinates?, found: FoundPlace?) {
        guard let place = coordinates ?? found?.coordinates else { return nil }
        self.stop = stop
        self.coordinates = place
        isAbout = coordinates == nil && found?.isAbout == true
        name = isAbout ? found?.name ?? stop.text : stop.text
        country = found?.country
    }
}
