public import Domain

/// The punctuality of trips that ran, each leg by itself, by several facts; see docs/statistics.md.
public struct TripPunctuality: Hashable, Sendable {
    private var byOperator = ByName<CountedName, Punctuality>(Punctuality())
    private var byService = ByName<CountedName, Punctuality>(Punctuality())
    private var byRoute = ByName<Route, Punctuality>(Punctuality())
    private var byStation = ByName<CountedName, Punctuality>(Punctuality())
    private var byHour: [Int: Punctuality] = [:]
    private var byWeekday: [Weekday: Punctuality] = [:]
    private var byMode: [TravelMode: Punctuality] = [:]

    public init() {}

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken, let delay = trip.status.minutesLate else { return }
        func count(_ punctuality: inout Punctuality) { punctuality.add(delay) }
        if let name = trip.operator { byOperator.add(name, count) }
        if let name = trip.service { byService.add(name, at: trip.moment ?? .min, count) }
        byRoute.add(trip.route, count)
        byStation.add(trip.from, count)
        if trip.to != trip.from { byStation.add(trip.to, count) }
        if let hour = trip.time?.hour { count(&byHour[hour, default: Punctuality()]) }
        if let day = trip.day { count(&byWeekday[day.weekday, default: Punctuality()]) }
        count(&byMode[trip.mode, default: Punctuality()])
    }

    public var operators: [PunctualityGroup<CountedName>] {
        named(byOperator) { .whole(.operator, $0) }
    }

    public var services: [PunctualityGroup<CountedName>] {
        named(byService) { .whole(.service, $0) }
    }

    public var routes: [PunctualityGroup<Route>] { named(byRoute, \.terms) }

    /// The punctuality by station. A trip counts at both its ends.
    public var stations: [PunctualityGroup<CountedName>] { named(byStation) { .whole(.place, $0) } }

    /// The punctuality by the hour of the scheduled departure, in local time.
    public var hours: [PunctualityGroup<Int>] {
        PunctualityGroup.sorted(byHour, { .number(.hour, $0) }, isFirst: <)
    }

    public var weekdays: [PunctualityGroup<Weekday>] {
        PunctualityGroup.sorted(byWeekday, SearchTerms.weekday) { $0.rawValue < $1.rawValue }
    }

    public var modes: [PunctualityGroup<TravelMode>] {
        PunctualityGroup.sorted(byMode, SearchTerms.mode) { $0.rawValue < $1.rawValue }
    }

    private func named<Name: Spelled & Comparable>(
        _ names: ByName<Name, Punctuality>, _ terms: (Name) -> SearchTerms
    ) -> [PunctualityGroup<Name>] {
        PunctualityGroup.sorted(
            names.lazy.map { (key: $0.usual, value: $0.value) }, terms, isFirst: <)
    }
}
