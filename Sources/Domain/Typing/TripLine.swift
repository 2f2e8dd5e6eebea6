/// A trip typed on one line, such as `Köln 14:02 → Wien 23:33 ICE 93 tomorrow`, split into parts
/// with their meanings.
public struct TripLine: Hashable, Sendable {
    /// The parts in the typed order. Words that belong together are one part.
    public let parts: [Part]

    public typealias Part = LinePart<Meaning>

    public enum Meaning: Hashable, Sendable {
        case from, to
        case departure(hour: Int, minute: Int)
        case arrival(hour: Int, minute: Int)
        case day(CalendarDay)
        case arrivalDay(CalendarDay)
        /// A date that the calendar does not have.
        case noDay(DayNumbers)
        /// The number of days from the departure to the arrival.
        case daysLater(Int)
        /// The minutes between the planned and the actual time at an end, negative for early.
        case delay(TripStop, minutes: Int)
        case cancelled
        case mode(TravelMode)
        case service, `operator`
        /// A flight number, if nothing else tells that it is a flight.
        case flight
        case fare(Fare)
        case ticket(TicketKind)
        /// The trip continues an earlier one.
        case nextLeg
        /// A word that connects two parts, or a sign between them.
        case separator
        case unknown
    }

    /// A fact that a trip needs.
    public enum Missing: Hashable, Sendable, CaseIterable {
        case from, to, departure
    }

    /// The line without any words.
    public static let empty = TripLine(parts: [])

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

    public var day: CalendarDay? { first { if case .day(let day) = $0 { day } else { nil } } }

    public var arrivalDay: CalendarDay? {
        first { if case .arrivalDay(let day) = $0 { day } else { nil } }
    }

    public var daysLater: Int? { first { if case .daysLater(let days) = $0 { days } else { nil } } }

    public var mode: TravelMode? {
        first {
            switch $0 {
            case .mode(let mode): mode
            case .flight: .flight
            default: nil
            }
        }
    }

    public var fare: Fare? { first { if case .fare(let fare) = $0 { fare } else { nil } } }

    public var ticket: TicketKind? {
        first { if case .ticket(let kind) = $0 { kind } else { nil } }
    }

    /// Whether the trip is the next leg of an earlier one.
    public var isNextLeg: Bool { parts.contains { $0.meaning == .nextLeg } }

    /// Whether an arrow says that the line is about a trip.
    var hasArrow: Bool {
        parts.contains { $0.meaning == .separator && LineToken.isArrow($0.text) }
    }

    /// The delays and the cancellation, in the order in which they can be recorded.
    public var outcomes: [TripOutcome] {
        parts.compactMap {
            if case .delay(let end, let minutes) = $0.meaning {
                .late(end, minutes: minutes)
            } else {
                nil
            }
        } + (parts.contains { $0.meaning == .cancelled } ? [.cancelled()] : [])
    }

    /// The parts that keep the line from being a trip.
    public var refused: [Part] {
        parts.filter {
            if case .noDay = $0.meaning { true } else { $0.meaning == .unknown }
        }
    }

    /// The required facts that the line does not have. A next leg begins where the earlier one
    /// ends.
    public var missing: [Missing] {
        Missing.allCases.filter {
            switch $0 {
            case .from: from.isEmpty && !isNextLeg
            case .to: to.isEmpty
            case .departure: departure == nil
            }
        }
    }

    private func text(_ isMeant: (Meaning) -> Bool) -> String {
        parts.first { isMeant($0.meaning) }?.text ?? ""
    }

    private func first<Value>(_ value: (Meaning) -> Value?) -> Value? {
        parts.firstNonNil { value($0.meaning) }
    }
}

extension TripLine {
    /// Returns the line with its service as a flight number, such as `LH630`, if both places are
    /// airport codes and no word names a means of transport.
    public func recognizingFlight(by gazetteer: any FindsPlaces) -> TripLine {
        let isBetweenAirports = [from, to].allSatisfy {
            gazetteer.airport(of: $0, by: .flight) != nil
        }
        guard mode == nil, isBetweenAirports else { return self }
        return TripLine(
            parts: parts.map { part in
                part.meaning == .service && Self.isFlightNumber(part.text)
                    ? part.meaning(.flight) : part
            })
    }

    /// Returns whether a text is a flight number: two characters for the airline, one of them a
    /// letter, and up to four digits.
    private static func isFlightNumber(_ text: String) -> Bool {
        let signs = text.filter { !$0.isWhitespace }
        let (airline, number) = (signs.prefix(2), signs.dropFirst(2))
        return airline.count == 2 && airline.contains(where: \.isLetter)
            && signs.allSatisfy(\.isASCII) && (1...4).contains(number.count)
            && number.allSatisfy(\.isNumber)
    }
}

extension FindsPlaces {
    /// The ends of a trip that is typed on one line.
    ///
    /// - Parameters:
    ///   - from: the place of the departure, or `nil` for that of the line.
    ///   - usual: the means of transport of a line that names none.
    ///   - known: the facts that the journal has of stops, by their names.
    public func ends(
        of line: TripLine, from: String? = nil, by usual: TravelMode = .train,
        known: [String: KnownPlace] = [:]
    ) -> FoundEnds {
        func stop(_ name: String) -> (name: String, hints: PlaceHints) {
            let hints = PlaceHints(
                mode: line.mode ?? usual, known: known[name], operator: line.operator)
            return (name, hints)
        }
        return ends(from: stop(from ?? line.from), to: stop(line.to))
    }
}

extension TripLine {
    /// Returns the trip in the given zones, with its outcomes. The mode defaults to train and
    /// the day to today. An arrival without a day is the first after the departure.
    ///
    /// - Parameter leg: the trip that a next leg continues, or `nil` if it continues none.
    /// - Throws: An error if a fact is missing, a time does not exist, or an outcome cannot be
    ///   recorded.
    public func trip(
        on today: CalendarDay, departureZone: Zone, arrivalZone: Zone,
        after leg: Trip? = nil
    ) throws(TripError) -> Trip {
        let from = from.isEmpty ? leg?.to ?? "" : from
        if from.isEmpty { throw .emptyOrigin }
        if to.isEmpty { throw .emptyDestination }
        guard let clock = departure else { throw .noSuchTime }
        let start = try Self.time(clock, on: day ?? today, departureZone)
        var end: DateTime?
        if let arrival {
            end = try Self.time(
                arrival, on: dayOfArrival(after: start, arrival, arrivalZone), arrivalZone)
        }
        var trip = Trip(
            from: from, to: to, mode: mode ?? .train, operator: self.operator, service: service,
            departure: start, arrival: end, fare: fare)
        if let leg { trip = trip.continuing(leg, journey: JourneyID.new()) }
        if let ticket { (trip.ticket, trip.ticketNumber) = (ticket, "") }
        trip = try trip.recording(outcomes)
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

extension Trip {
    /// Returns the trip with some outcomes recorded, one after another.
    ///
    /// - Throws: `TripError.record` with the reason why one of them is impossible.
    package func recording(_ outcomes: [TripOutcome]) throws(TripError) -> Trip {
        var trip = self
        for outcome in outcomes {
            do throws(TripRecordError) {
                trip = try trip.recording(outcome)
            } catch {
                throw .record(error)
            }
        }
        return trip
    }
}

extension EntryKind {
    /// Returns whether a line is about a film or a trip. A line with both ends of a trip is one, and
    /// so is a line with a time of day or a fare. Any other title is a film; one in quotation marks
    /// always is.
    public static func kind(
        ofLine text: String, trips: TripLineWords, films: FilmLineWords
    ) -> EntryKind {
        let trip = TripLineReader.line(text, words: trips)
        let film = FilmLineReader.line(text, words: films)
        return film.isMeant(insteadOf: trip, known: trips.known) ? .film : .trip
    }
}

extension FilmLine {
    /// Returns whether a line is about a film, and not about the trip as which it can be read.
    func isMeant(insteadOf trip: TripLine, known: KnownNames) -> Bool {
        if isQuoted, !hasArrow { return true }
        if trip.hasArrow || title.isEmpty { return false }
        let hasEnds = !trip.from.isEmpty && !trip.to.isEmpty
        if hasEnds && trip.departure != nil || trip.arrival != nil { return false }
        if hasFacts(beside: trip) { return true }
        let areKnown = [trip.from, trip.to].allSatisfy(known.isStop)
        return !(hasEnds && areKnown || trip.hasClearTime || trip.fare != nil)
    }

    /// Returns whether a line is about a film by more than its title.
    package func isSurely(insteadOf trip: TripLine, known: KnownNames) -> Bool {
        isMeant(insteadOf: trip, known: known) && (isQuoted || hasFacts(beside: trip))
    }
}

extension FilmLine {
    /// Returns whether a line says something of a film that it does not say of a trip.
    fileprivate func hasFacts(beside trip: TripLine) -> Bool {
        parts.contains {
            switch $0.meaning {
            case .year, .feedback, .rating, .rewatch, .wanted, .place: true
            case .day, .noDay: trip.departure == nil && trip.to.isEmpty
            case .title, .doubtfulYear, .separator, .unknown: false
            }
        }
    }
}

extension TripLine {
    /// Whether a time of day has a colon or a word that no title has.
    fileprivate var hasClearTime: Bool {
        parts.contains {
            if case .departure = $0.meaning { !$0.text.allSatisfy(\.isNumber) } else { false }
        }
    }
}

/// The words that a reader of trip lines knows, in phrases of up to three.
public typealias TripLineWords = LineWords<TripWord>

/// The words that a reader of lines knows, in the form of `DayWords.key`.
public struct LineWords<Word: Hashable & Sendable>: Sendable {
    public let days: DayReader
    /// Words and phrases with their meanings.
    let meanings: [String: Set<Word>]
    let known: KnownNames

    public init(days: DayReader, meanings: [String: Set<Word>], known: KnownNames = .none) {
        self.days = days
        self.meanings = meanings
        self.known = known
    }
}

/// The meaning of a word or phrase in a line about a trip.
public enum TripWord: Hashable, Sendable {
    /// A word between two places, such as "to".
    case between
    /// A word before the first place, such as "from".
    case before
    /// A word before a departure or its place, such as "ab".
    case departs
    /// A word before an arrival or its place, such as "an".
    case arrives
    /// A word that introduces a time of day, such as "at".
    case atTime
    /// Another preposition that introduces what follows, such as "on".
    case preposition
    /// An article, which introduces a day, or what follows behind a preposition: "mit dem".
    case article
    /// A word behind the last place, such as "まで".
    case closing
    /// A word before a place on the way, which a trip does not have, such as "via".
    case detour
    case mode(TravelMode)
    case clock(hour: Int, minute: Int)
    /// A unit of minutes, such as "min".
    case minutes
    /// A word behind minutes that are a delay, such as "late".
    case late
    /// A part of a day, such as "morning" in "tomorrow morning".
    case partOfDay
    /// A word for a night, which begins on the day before it and ends on its own.
    case night
    case cancelled
    case seasonTicket
    /// A word at the beginning of the line of a next leg, such as "then".
    case nextLeg

    /// Whether the word connects others, and may also be part of a name.
    package var isLink: Bool {
        switch self {
        case .between, .before, .departs, .arrives, .atTime, .preposition, .article, .closing: true
        case .detour, .mode, .clock, .minutes, .late, .partOfDay, .night, .cancelled, .seasonTicket,
            .nextLeg:
            false
        }
    }
}
