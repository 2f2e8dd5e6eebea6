/// How punctual trips were, by what they have in common; see docs/statistics.md.
public struct TripPunctuality: TripFigure, Hashable, Sendable {
    /// Of all of them.
    public private(set) var all = Punctuality()
    private var byOperator = PunctualityTally<CountedName>()
    private var byService = PunctualityTally<CountedName>()
    private var byRoute = PunctualityTally<Route>()
    private var byStation = PunctualityTally<CountedName>()
    private var byHour = PunctualityTally<Int>()
    private var byWeekday = PunctualityTally<Weekday>()
    private var byMode = PunctualityTally<TravelMode>()

    public init() {}

    public mutating func add(_ trip: CountedTrip) {
        guard trip.status.minutesLate != nil else { return }
        all.add(trip)
        if let name = trip.operator { byOperator.add(name, trip) }
        if let name = trip.service { byService.add(name, trip) }
        byRoute.add(Route(trip.from, trip.to), trip)
        byStation.add(trip.from, trip)
        if trip.to != trip.from { byStation.add(trip.to, trip) }
        if let hour = trip.time?.hour { byHour.add(hour, trip) }
        if let day = trip.day { byWeekday.add(day.weekday, trip) }
        byMode.add(trip.mode, trip)
    }

    public var operators: [PunctualityGroup<CountedName>] { named(byOperator, .operator) }

    public var services: [PunctualityGroup<CountedName>] { named(byService, .service) }

    public var routes: [PunctualityGroup<Route>] { byRoute.groups(\.terms, isFirst: <) }

    /// A trip is at both its ends.
    public var stations: [PunctualityGroup<CountedName>] { named(byStation, .place) }

    /// By the clock at the departure.
    public var hours: [PunctualityGroup<Int>] {
        byHour.groups({ .number(.hour, $0) }, isFirst: <)
    }

    public var weekdays: [PunctualityGroup<Weekday>] {
        byWeekday.groups(SearchTerms.weekday) { $0.rawValue < $1.rawValue }
    }

    public var modes: [PunctualityGroup<TravelMode>] {
        byMode.groups(SearchTerms.mode) { $0.rawValue < $1.rawValue }
    }

    private func named(
        _ tally: PunctualityTally<CountedName>, _ fact: SearchOperator
    ) -> [PunctualityGroup<CountedName>] {
        tally.groups({ .whole(fact, $0) }) { $0 < $1 }
    }
}
