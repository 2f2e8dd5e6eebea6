public import Domain

/// The share of punctual arrivals, of those with a known delay.
public struct Punctuality: Hashable, Sendable {
    /// The number of arrivals with a known delay.
    public private(set) var recorded = 0
    /// The number of arrivals that were less than `limit` minutes late.
    public private(set) var punctual = 0

    /// The limit in minutes.
    public static let limit = Trip.punctualMinutes
    /// The number below which a share means little.
    package static let few = 5

    /// - Parameter delay: The delay in whole minutes, or `nil` if it is unknown.
    public mutating func add(_ delay: Int?) {
        guard let delay else { return }
        recorded += 1
        if delay < Self.limit { punctual += 1 }
    }

    mutating func add(_ others: Punctuality) {
        recorded += others.recorded
        punctual += others.punctual
    }

    /// The share from 0 to 1, or `nil` if nothing was recorded.
    public var share: Double? { recorded == 0 ? nil : Double(punctual) / Double(recorded) }

    public var interval: WilsonInterval? { WilsonInterval(punctual, of: recorded) }

    /// Whether there are too few arrivals for the share to mean much.
    public var isFew: Bool { recorded < Self.few }

    /// The search terms that find the journeys with a known delay at the destination.
    public static let recordedTerms: SearchTerms = .has(.reached)
    /// The search terms that find the punctual ones of these journeys.
    public static let punctualTerms: SearchTerms = .numbers(.reached, from: nil, to: limit - 1)
    /// The search terms that find the trips that ran and have a known delay.
    public static let ranTerms: SearchTerms =
        TripFigures.travelledTerms + .hasNot(.unrecorded) + .hasNot(.missed)
}

/// The punctuality of trips with a common fact.
public struct PunctualityGroup<Key: Hashable & Sendable>: Hashable, Sendable {
    public let key: Key
    public let punctuality: Punctuality
    /// The search terms that find the trips with a known delay.
    public let terms: SearchTerms

    /// Returns the groups by the lower bound of the interval, the highest first, so that luck in
    /// few trips does not count.
    ///
    /// - Parameters:
    ///   - terms: Returns the search terms that find the trips of a key.
    ///   - isFirst: Orders equally punctual groups.
    static func sorted(
        _ groups: some Sequence<(key: Key, value: Punctuality)>, _ terms: (Key) -> SearchTerms,
        isFirst: (Key, Key) -> Bool
    ) -> [Self] {
        groups.map { ($0.key, $0.value, atLeast: $0.value.interval?.lower ?? 0) }
            .sorted { left, right in
                if left.atLeast != right.atLeast { return left.atLeast > right.atLeast }
                let (first, second) = (left.1.recorded, right.1.recorded)
                return first == second ? isFirst(left.0, right.0) : first < second
            }.map { key, punctuality, _ in
                Self(
                    key: key, punctuality: punctuality,
                    terms: terms(key) + Punctuality.ranTerms)
            }
    }
}

/// The punctuality of journeys at their destination over time.
public struct PunctualityOverTime: Hashable, Sendable {
    /// The punctuality by the day of the trip since 1970.
    private var known: [Int: Punctuality] = [:]

    mutating func add(_ trip: CountedTrip) {
        if let day = trip.day {
            known[day.daysSinceEpoch, default: Punctuality()].add(trip.reached)
        }
    }

    /// The days with trips, in any order.
    public var days: [CalendarDay] { known.keys.compactMap(CalendarDay.init(daysSinceEpoch:)) }

    /// Returns the punctuality in each slot, in order.
    public func pieces(in slots: TimeSlots) -> [Punctuality] {
        var pieces = slots.slots.map { _ in Punctuality() }
        let places = slots.places
        for (number, punctuality) in known {
            if let place = CalendarDay(daysSinceEpoch: number).flatMap(places) {
                pieces[place].add(punctuality)
            }
        }
        return pieces
    }
}

/// The punctuality of trips that ran, each leg by itself, by several facts; see docs/statistics.md.
public struct TripPunctuality: Hashable, Sendable {
    private var byOperator = ByName<CountedName, Punctuality>(Punctuality())
    private var byService = ByName<CountedName, Punctuality>(Punctuality())
    private var byRoute = ByName<Route, Punctuality>(Punctuality())
    private var byStation = ByName<CountedName, Punctuality>(Punctuality())
    private var byHour: [Int: Punctuality] = [:]
    private var byWeekday: [Weekday: Punctuality] = [:]
    private var byMode: [TravelMode: Punctuality] = [:]

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

/// The 95 per cent confidence interval of a proportion (E. B. Wilson, 1927). It is wide for few
/// cases: three of three may be luck.
public struct WilsonInterval: Hashable, Sendable {
    /// The lower bound, from 0 to 1.
    public let lower: Double
    public let upper: Double

    /// Returns `nil` if there are no cases.
    public init?(_ count: Int, of total: Int) {
        guard total > 0, (0...total).contains(count) else { return nil }
        let (total, share) = (Double(total), Double(count) / Double(total))
        let square = Self.deviations * Self.deviations
        let middle = share + square / (2 * total)
        let width =
            Self.deviations
            * (share * (1 - share) / total + square / (4 * total * total)).squareRoot()
        lower = count == 0 ? 0 : (middle - width) / (1 + square / total)
        upper = share == 1 ? 1 : (middle + width) / (1 + square / total)
    }

    /// The number of standard deviations around the mean that contain 95 per cent of a normal
    /// distribution.
    private static let deviations = 1.959_963_984_540_054
}
