import Claims
import Domain
import Presentation
import Wording

/// Writes a new trip into the journal, and prints its default values and the name of its file.
struct AddTrip: Command {
    let description: TripDescription
    /// The kind of ticket that was given, or `nil` if none was.
    let ticket: TicketKind?
    let journal: any Journal
    let gazetteer: any FindsPlaces
    let rights: any KnowsRights
    /// The zones that the program fills in, which say nothing of a place.
    let filledInZones: Set<String>
    let words: Localizer

    func run(on console: Console) async throws -> CommandStatus {
        let known = await journal.knownPlaces(
            named: description.stopsWithoutZone, filledInZones: filledInZones)
        let described = try description.trip(gazetteer: gazetteer, known: known)
        let ends = description.ends(by: gazetteer, known: known)
        for sentence in assumedZones(of: described, ends) { console.printMessage(sentence) }
        let defaults = TripDefaults(
            journal: journal, gazetteer: gazetteer, rights: rights, words: words)
        let (trip, said) = await defaults.complete(described, ticket: ticket)
        for sentence in said { console.printMessage(sentence) }
        return try await AddEntry(entry: .trip(trip), journal: journal).run(on: console)
    }

    /// Returns a sentence for each end whose zone is that of its place and not the computer's.
    private func assumedZones(of trip: Trip, _ ends: FoundEnds) -> [String] {
        TripStop.allCases.compactMap { end in
            let time = end == .departure ? trip.departure : trip.arrival ?? trip.actualArrival
            guard description.isZoneMissing(at: end), let place = ends[end],
                let zone = ends.zone(at: end), zone != .local(), time?.zone == zone
            else { return nil }
            return words.assumedZone(of: place, for: end == .departure ? trip.from : trip.to)
        }
    }
}

extension TripDescription {
    fileprivate func isZoneMissing(at end: TripStop) -> Bool {
        (end == .departure ? departureZone : arrivalZone) == nil
    }

    fileprivate var stopsWithoutZone: [String] {
        TripStop.allCases.filter(isZoneMissing).map { $0 == .departure ? from : to }
    }
}

/// The default values of a new trip, as in the window's form: the season ticket that is valid on
/// its day, and the currency of its country.
@MainActor
struct TripDefaults {
    let journal: any ReadsEntries
    let gazetteer: any FindsPlaces
    let rights: any KnowsRights
    let words: Localizer

    /// Returns the trip with its missing values, and a sentence about each.
    ///
    /// - Parameter ticket: the kind of ticket that was given, or `nil` if none was.
    func complete(_ trip: Trip, ticket: TicketKind?) async -> (trip: Trip, said: [String]) {
        var (trip, said) = (trip, [String]())
        if let ticket { trip.ticket = ticket }
        // A trip with a fare was not taken on a season ticket.
        if ticket == nil, trip.fare == nil,
            let pass = await journal.passes().pass(validOn: trip.departure.day)
        {
            trip.ticket = .season
            if trip.ticketNumber.isEmpty { trip.ticketNumber = pass.ticketNumber }
            said.append(
                words.say(
                    "No ticket was given, so it is on the season ticket “{name}”. Add --ticket single if it is not.",
                    ["name": pass.name]))
        }
        if let fare = trip.fare, fare.currency.isEmpty {
            let currency = words.usualCurrency(
                of: trip, rights: rights.rights, gazetteer: gazetteer)
            let priced = fare.in(usual: currency)
            trip.fare = priced
            if !currency.isEmpty {
                said.append(
                    words.say(
                        "No currency was given, so the fare is {fare}.",
                        ["fare": words.fare(priced)]))
            }
        }
        return (trip, said)
    }
}

/// A trip as it is described on the command line.
struct TripDescription: Sendable {
    var from: String
    var to: String
    var mode = TravelMode.train
    var service = ""
    var `operator` = ""
    /// Times as they are typed, each in the zone of its end. An arrival without a day is the first
    /// after the departure. An actual time without a day is the nearest to the planned one, or a
    /// delay, such as "+12".
    var departure: String
    var arrival: String?
    var departed: String?
    var arrived: String?
    /// The zone of the departure, or `nil` for that of its place or else of the computer.
    var departureZone: Zone?
    /// The zone of the arrival, or `nil` for that of its place or else of the departure.
    var arrivalZone: Zone?
    var disruption: Disruption?
    var distance: Distance?
    var seat = ""
    var travelClass = ""
    var fare: Fare?
    var ticket = TicketKind.single
    var ticketNumber = ""
    var journey = ""
    var tags: [String] = []
    var notes = ""

    /// Returns the ends of the trip as they are found by their names.
    ///
    /// - Parameter known: the facts that the journal has of stops, by their names.
    func ends(by gazetteer: any FindsPlaces, known: [String: KnownPlace]) -> FoundEnds {
        func stop(_ name: String, _ zone: Zone?) -> (name: String, hints: PlaceHints) {
            let clock = zone?.name.unlessEmpty
            let hints = PlaceHints(
                mode: mode, known: known[name], clock: clock, operator: `operator`)
            return (name, hints)
        }
        return gazetteer.ends(from: stop(from, departureZone), to: stop(to, arrivalZone))
    }

    /// Returns the trip. Its ends get the zones of their places unless others are given, and those
    /// of a flight the coordinates of airports that they name.
    ///
    /// - Parameter known: the facts that the journal has of stops, by their names.
    func trip(
        gazetteer: any FindsPlaces, known: [String: KnownPlace] = [:]
    ) throws(CommandError) -> Trip {
        let ends = ends(by: gazetteer, known: known)
        let zone = departureZone ?? ends.zone(at: .departure) ?? .local()
        let arrivalZone = arrivalZone ?? ends.zone(at: .arrival) ?? zone
        let departure = try DateTime(typed: departure, zone: zone)
        var trip = Trip(
            from: from.trimmingSpaces, to: to.trimmingSpaces, mode: mode,
            operator: `operator`.trimmingSpaces, service: service.trimmingSpaces,
            departure: departure,
            arrival: try arrival.map { text throws(CommandError) in
                if let time = Self.first(text, after: departure, arrivalZone) {
                    return try time.existing { CommandError(usage: TripError.skipped($0)) }
                }
                return try DateTime(typed: text, zone: arrivalZone)
            }, disruption: disruption, distance: distance,
            seat: seat.trimmingSpaces, travelClass: travelClass.trimmingSpaces, fare: fare,
            ticket: ticket, ticketNumber: ticketNumber.trimmingSpaces,
            journey: journey.trimmingSpaces,
            tags: [String](commaSeparated: tags.commaSeparated, except: "Trip"), notes: notes)
        trip.actualDeparture = try departed.map { text throws(CommandError) in
            try trip.actual(typed: text, at: .departure, zone)
        }
        trip.actualArrival = try arrived.map { text throws(CommandError) in
            try trip.actual(typed: text, at: .arrival, arrivalZone)
        }
        try CommandError.checking { try Trip.rules.check(trip, changedFrom: nil) }
        return trip.located(by: gazetteer)
    }

    /// Returns the first time after the departure at a time of day, or `nil` if the text is none.
    private static func first(
        _ text: String, after departure: DateTime, _ zone: Zone
    ) -> DateTime? {
        guard let clock = Localizer().clock(typed: text) else { return nil }
        return TripLine.firstDay(after: departure, clock, zone).flatMap {
            DateTime($0, hour: clock.hour, minute: clock.minute, zone: zone)
        }
    }
}
