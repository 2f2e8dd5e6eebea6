import Domain

/// The times of a trip in a row, some of which may lack a day or a zone.
struct ColumnTimes {
    /// The day from a column of its own.
    private let day: String
    private let zone: TimesZone
    private let stops: StopZones
    private var known: [FieldName: DateTime] = [:]
    /// The question about dates that the row waits for.
    private(set) var question: ImportQuestion.ID?
    /// The names of the zones that were looked up by the places, in the order of the stops.
    private(set) var zonesOfPlaces: [String] = []

    /// - Parameters:
    ///   - zone: the zone of times without an offset.
    ///   - stops: the zones of the clocks at the stops.
    init(day: String, in zone: TimesZone, at stops: StopZones) {
        self.day = day
        self.zone = zone
        self.stops = stops
    }

    mutating func time(
        _ text: String, of field: FieldName, _ days: inout FileDays, shown: ImportRow
    ) throws(RowTrouble) -> DateTime {
        guard let clock = WrittenClock(text) else {
            throw .noTime(text.onOneLine, of: field)
        }
        let time: DateTime?
        if clock.abbreviated.isEmpty {
            let zone = zone(of: clock, field.stop)
            time = try self.time(clock, in: zone, of: field, &days, text: text, shown: shown)
        } else {
            time = try abbreviated(clock, of: field, &days, text: text, shown: shown)
        }
        guard let time else { throw .noTime(text.onOneLine, of: field) }
        return keep(time, as: field)
    }

    /// Returns the time of a clock with an abbreviated zone: that of its stop if the clocks there
    /// show it then, or else the one that the abbreviation stands for. Returns `nil` if there are
    /// several of that.
    private mutating func abbreviated(
        _ clock: WrittenClock, of field: FieldName, _ days: inout FileDays, text: String,
        shown: ImportRow
    ) throws(RowTrouble) -> DateTime? {
        var times: [DateTime] = []
        for zone in clock.abbreviated {
            guard
                let time = try self.time(
                    clock, in: zone, of: field, &days, text: text, shown: shown)
            else { continue }
            if let own = stops[field.stop], let there = time.onClock(of: own),
                (there.hour, there.minute) == (time.hour, time.minute)
            {
                return there
            }
            times.append(time)
        }
        return times.count == 1 ? times[0] : nil
    }

    /// Returns the time of a clock in a zone, on its own day or else on that of the time before it.
    private mutating func time(
        _ clock: WrittenClock, in zone: Zone, of field: FieldName, _ days: inout FileDays,
        text: String, shown: ImportRow
    ) throws(RowTrouble) -> DateTime? {
        if clock.date.isEmpty, let near = field.near.first(where: { known[$0] != nil }),
            let other = known[near]
        {
            return clock.time(closeTo: other, in: zone, isLater: field.isLater(than: near))
        }
        let said = clock.date.isEmpty ? day : clock.date
        guard let date = try read(said, of: field, &days, shown: shown) else {
            throw .noDay(text.onOneLine, of: field)
        }
        return clock.time(on: date, in: zone)
    }

    /// Returns noon on the day of a trip without a time of departure, or `nil` if it has no day.
    mutating func noon(
        _ text: String, _ days: inout FileDays, shown: ImportRow
    ) throws(RowTrouble) -> DateTime? {
        let said = text.isEmpty ? day : text
        return try read(said, of: .departure, &days, shown: shown)
            .flatMap { DateTime($0, hour: 12, minute: 0, zone: .floating) }
    }

    /// Returns the time of an end after a duration in minutes, or `nil` if the zone there is not
    /// known.
    mutating func arrival(after minutes: Int) -> DateTime? {
        guard let departure = known[.departure], departure.zone != .floating,
            let zone = stops.arrival,
            let time = departure.advanced(by: .seconds(minutes * 60))?.onClock(of: zone)
        else { return nil }
        return keep(time, as: .arrival)
    }

    /// Returns the zone of a clock, which is floating if it is not known.
    private mutating func zone(of clock: WrittenClock, _ stop: TripStop) -> Zone {
        guard clock.zone == .floating else { return clock.zone }
        switch zone {
        case .named(let zone): return zone
        case .none: return .floating
        case .places:
            guard let zone = stops[stop] else { return .floating }
            if !zonesOfPlaces.contains(zone.name) { zonesOfPlaces.append(zone.name) }
            return zone
        }
    }

    /// Remembers a time, on the clock of its stop if the table has its times in another zone.
    private mutating func keep(_ time: DateTime, as field: FieldName) -> DateTime {
        var time = time
        if case .named(let zone) = zone, time.zone == zone, let own = stops[field.stop] {
            time = time.onClock(of: own) ?? time
        }
        known[field] = time
        return time
    }

    /// Reads a date. If the order of day and month is unknown, the row waits for the answer, and
    /// the day-first reading is used meanwhile.
    private mutating func read(
        _ text: String, of field: FieldName, _ days: inout FileDays, shown: ImportRow
    ) throws(RowTrouble) -> CalendarDay? {
        switch days.read(text, for: shown) {
        case .day(let day): return day
        case .open(let id):
            question = id
            guard case .open(let first, let second, let year) = DayText(text) else { return nil }
            return DayOrder.day.day(first, second, year: year)
        case .unreadable: throw .noDate(text.onOneLine)
        }
    }
}

extension FieldName {
    fileprivate var stop: TripStop {
        self == .arrival || self == .actualArrival ? .arrival : .departure
    }

    /// The fields that a time without a day is completed by, the nearest first.
    fileprivate var near: [FieldName] {
        switch self {
        case .arrival, .actualDeparture: [.departure]
        case .actualArrival: [.arrival, .actualDeparture, .departure]
        default: []
        }
    }

    /// Whether this time cannot precede another one.
    fileprivate func isLater(than other: FieldName) -> Bool {
        self != .actualDeparture && other != .arrival
    }
}

extension WrittenClock {
    fileprivate func time(on day: CalendarDay, in zone: Zone) -> DateTime? {
        DateTime(day, hour: hour, minute: minute, second: second, zone: zone)
    }

    /// Returns the nearest time to another one that this clock shows, in a zone or, if that is
    /// floating, in the other's.
    fileprivate func time(closeTo other: DateTime, in zone: Zone, isLater: Bool) -> DateTime? {
        let zone = zone == .floating ? other.zone : zone
        // A floating time is compared by its clock time.
        let compared = other.zone == .floating ? other.zone : zone
        func distance(_ day: CalendarDay) -> Duration {
            time(on: day, in: compared).flatMap(other.duration) ?? .zero
        }
        // West of the date line it may be two days later.
        let days = (-1...2).compactMap { other.day.advanced(byDays: $0) }
        let day =
            isLater
            ? days.first { distance($0) >= .zero }
            : days.min { abs(distance($0)) < abs(distance($1)) }
        return day.flatMap { time(on: $0, in: zone) }
    }

    private func abs(_ duration: Duration) -> Duration { max(duration, .zero - duration) }
}

/// The zones of the clocks at the stops of a trip, as far as its places are found.
struct StopZones {
    var departure, arrival: Zone?

    subscript(stop: TripStop) -> Zone? { stop == .departure ? departure : arrival }

    /// Returns the zones if those of all stops with a time are known, or none of them: a time with
    /// a zone cannot be compared with one without.
    func complete(withArrival hasArrival: Bool) -> StopZones {
        departure == nil || hasArrival && arrival == nil ? StopZones() : self
    }
}

/// Looks up the zones at the stops of trips. Those of a route are looked up once.
struct StopZonesSearch {
    struct Route: Hashable {
        var from = ""
        var to = ""
        var mode = TravelMode.other
        var `operator` = ""
        var fromCoordinates, toCoordinates: Coordinates?
    }

    private let gazetteer: (any FindsPlaces)?
    private var known: [Route: StopZones] = [:]

    /// The greatest number of routes that are kept.
    private static let most = 10_000

    /// - Parameter gazetteer: the places, or `nil` if none is known.
    init(_ gazetteer: (any FindsPlaces)?) {
        self.gazetteer = gazetteer
    }

    mutating func zones(of route: Route) -> StopZones {
        guard let gazetteer else { return StopZones() }
        if let zones = known[route] { return zones }
        func hints(_ place: Coordinates?) -> PlaceHints {
            PlaceHints(
                mode: route.mode, known: place.map { KnownPlace(coordinates: $0) },
                operator: route.operator)
        }
        func ends(_ name: (String) -> String) -> FoundEnds {
            gazetteer.ends(
                from: (name(route.from), hints(route.fromCoordinates)),
                to: (name(route.to), hints(route.toCoordinates)))
        }
        let found = ends { $0 }
        let isFound = found.zone(at: .departure) != nil && found.zone(at: .arrival) != nil
        // Stops of local transport have their town behind a comma, as in `Neumarkt, Köln`.
        let towns = isFound ? found : ends { $0.parted(atLast: ", ")?.after.unlessEmpty ?? $0 }
        func zone(_ stop: TripStop, _ name: String) -> Zone? {
            found.zone(at: stop) ?? towns.zone(at: stop)
                ?? gazetteer.airport(of: name, by: route.mode).flatMap {
                    try? Zone.identified(by: $0.zone)
                }
        }
        let zones = StopZones(
            departure: zone(.departure, route.from), arrival: zone(.arrival, route.to))
        if known.count >= Self.most { known = [:] }
        known[route] = zones
        return zones
    }
}
