import Claims
import Domain
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
