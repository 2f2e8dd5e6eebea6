/// A trip typed on one line, such as `Köln 14:02 → Wien 23:33 ICE 93 tomorrow`, split into parts
/// with their meanings.
public struct TripLine: Hashable, Sendable {
    /// The parts in the typed order. Words that belong together are one part.
    public let parts: [Part]

    public struct Part: Hashable, Sendable {
        public let text: String
        public let meaning: Meaning

        public init(_ text: String, _ meaning: Meaning) {
            self.text = text
            self.meaning = meaning
        }
    }

    public enum Meaning: Hashable, Sendable {
        case from, to
        case departure(hour: Int, minute: Int)
        case arrival(hour: Int, minute: Int)
        case day(CalendarDay)
        case arrivalDay(CalendarDay)
        /// The number of days from the departure to the arrival.
        case daysLater(Int)
        case mode(TravelMode)
        case service, `operator`
        /// A flight number, if nothing else tells that it is a flight.
        case flight
        case fare(Fare)
        /// A separator between two parts.
        case separator
        case unknown
    }

    /// A fact that a trip needs.
    public enum Missing: Hashable, Sendable, CaseIterable {
        case from, to, departure
    }

    public init(parts: [Part]) {
        self.parts = parts
    }

    public var from: String { text { $0 == .from } }
    public var to: String { text { $0 == .to } }
    public var service: String { text { $0 == .service || $0 == .flight } }
    public var `operator`: String { text { $0 == .operator } }

    public var departure: (hour: Int, minute: Int)? {
        first { if case .departure(let hour, let minute) = $0 { (hour, minute) } else { nil } }
    }

    public var arrival: (hour: Int, minute: Int)? {
        first { if case .arrival(let hour, let minute) = $0 { (hour, minute) } else { nil } }
    }

    public var day: CalendarDay? {
        first { if case .day(let day) = $0 { day } else { nil } }
    }

    public var arrivalDay: CalendarDay? {
        first { if case .arrivalDay(let day) = $0 { day } else { nil } }
    }

    public var daysLater: Int? {
        first { if case .daysLater(let days) = $0 { days } else { nil } }
    }

    public var mode: TravelMode? {
        first {
            switch $0 {
            case .mode(let mode): mode
            case .flight: .flight
            default: nil
            }
        }
    }

    public var fare: Fare? {
        first { if case .fare(let fare) = $0 { fare } else { nil } }
    }

    public var unknown: [String] { parts.filter { $0.meaning == .unknown }.map(\.text) }

    /// The required facts that the line does not have.
    public var missing: [Missing] {
        Missing.allCases.filter {
            switch $0 {
            case .from: from.isEmpty
            case .to: to.isEmpty
            case .departure: departure == nil
            }
        }
    }

    private func text(_ isMeant: (Meaning) -> Bool) -> String {
        parts.first { isMeant($0.meaning) }?.text ?? ""
    }

    private func first<Value>(_ value: (Meaning) -> Value?) -> Value? {
        for part in parts {
            if let value = value(part.meaning) { return value }
        }
        return nil
    }
}

extension TripLine {
    /// Returns the trip in the given zones. The mode defaults to `usual` and the day to today. An
    /// arrival without a day is the first after the departure.
    ///
    /// - Throws: An error if a fact is missing or a time does not exist.
    public func trip(
        on today: CalendarDay, departureZone: Zone, arrivalZone: Zone,
        mode usual: TravelMode = .train
    ) throws(TripError) -> Trip {
        if from.isEmpty { throw .emptyOrigin }
        if to.isEmpty { throw .emptyDestination }
        guard let clock = departure else { throw .noSuchTime }
        let start = try Self.time(clock, on: day ?? today, departureZone)
        var end: DateTime?
        if let arrival {
            end = try Self.time(
                arrival, on: dayOfArrival(after: start, arrival, arrivalZone), arrivalZone)
        }
        let trip = Trip(
            from: from, to: to, mode: mode ?? usual, operator: self.operator, service: service,
            departure: start, arrival: end, fare: fare)
        try Trip.rules.check(trip, changedFrom: nil)
        return trip
    }

    /// Returns the day of an arrival at a time: the typed one, or the first after the departure.
    package func dayOfArrival(
        after start: DateTime, _ clock: (hour: Int, minute: Int), _ zone: Zone
    ) -> CalendarDay {
        if let arrivalDay { return arrivalDay }
        if let daysLater { return start.day.advanced(byDays: daysLater) ?? start.day }
        return Self.firstDay(after: start, clock, zone) ?? start.day
    }

    /// Returns the day on which a local time first occurs after `start`, or the day of `start` if
    /// the two cannot be compared.
    package static func firstDay(
        after start: DateTime, _ clock: (hour: Int, minute: Int), _ zone: Zone
    ) -> CalendarDay? {
        let days = [-1, 0, 1, 2].compactMap { start.day.advanced(byDays: $0) }
        return days.first { day in
            DateTime(day, hour: clock.hour, minute: clock.minute, zone: zone)
                .flatMap(start.duration(until:)).map { $0 > .zero } ?? (day == start.day)
        }
    }

    private static func time(
        _ clock: (hour: Int, minute: Int), on day: CalendarDay, _ zone: Zone
    ) throws(TripError) -> DateTime {
        guard let time = DateTime(day, hour: clock.hour, minute: clock.minute, zone: zone) else {
            throw .noSuchTime
        }
        return try time.existing(or: TripError.skipped)
    }
}
