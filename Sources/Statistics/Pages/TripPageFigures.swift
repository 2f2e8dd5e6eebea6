public import Domain

/// All trip figures of a period; see docs/statistics.md for each. Each part can be made by itself,
/// too.
public struct TripPageFigures: Sendable {
    public private(set) var highlights: TripHighlights
    /// The days of trips that were taken.
    public private(set) var days = DayTally(TripFigures.travelledTerms)
    public private(set) var journeys = JourneyFigures()
    public private(set) var kilometres = Kilometres()
    public private(set) var underWay = UnderWay()
    public private(set) var punctuality = TripPunctuality()
    public private(set) var departures = DelayFigures(at: .departure)
    public private(set) var operators = NameTally(of: .operator, .kind(.trip))
    public private(set) var services = ServiceRuns()
    public private(set) var departureTimes = DepartureTimes()
    public private(set) var ways = FromToMatrix()
    public private(set) var places = PlaceDays()
    public private(set) var fares = Fares()
    public private(set) var tags = NameTally(of: .tag, .kind(.trip))
    public private(set) var overTime = PunctualityOverTime()

    public var trips: TripFigures { highlights.trips }
    public var arrivals: DelayFigures { highlights.arrivals }
    public var extremes: TripExtremes { highlights.extremes }
    public var milestones: Milestones<CountedTrip> { highlights.milestones }

    /// - Parameter today: The current day, after which entries do not count, or `nil` to count all.
    public init(of entries: [CountedEntry], until today: CalendarDay?) {
        let parts = entries.parted(in: .everything, of: nil, until: today)
        self.init(of: parts.trips, beside: parts.films)
    }

    /// Creates the figures of all given trips.
    ///
    /// - Parameters:
    ///   - films: The films, which tell further places and days.
    ///   - earlier: The number of trips on earlier days, which are not added.
    public init(
        of trips: [CountedTrip] = [], beside films: [CountedFilm] = [], after earlier: Int = 0
    ) {
        highlights = TripHighlights(of: trips, after: earlier)
        for film in films { add(beside: film) }
        for trip in trips { add(trip) }
    }

    /// - Parameter trip: A trip that is not earlier than those added before.
    mutating func add(inOrder trip: CountedTrip) {
        highlights.add(inOrder: trip)
        add(trip)
    }

    /// Adds the place and the day of a film.
    mutating func add(beside film: CountedFilm) { places.add(film) }

    private mutating func add(_ trip: CountedTrip) {
        if trip.isTaken { days.add(trip.day) }
        journeys.add(trip)
        kilometres.add(trip)
        underWay.add(trip)
        punctuality.add(trip)
        departures.add(trip)
        operators.add(trip.operator)
        services.add(trip)
        departureTimes.add(trip)
        ways.add(trip)
        places.add(trip)
        fares.add(trip)
        tags.add(trip.tags)
        overTime.add(trip)
    }
}
