import Claims
import Domain
import Synchronization
import Wording

/// Prints the claims that can be made for the trips and season tickets of a query, in the order of
/// their deadlines, as the ledger has them. Prints lines or JSON.
struct ClaimsReport: Command {
    let journal: any ReadsManyEntries & ReadsEntries & ReportsChanges & ReadsLedger
    let query: EntryQuery
    let rights: any KnowsRights
    let gazetteer: any FindsPlaces
    /// The day that deadlines are compared with, or `nil` if none has passed.
    let today: CalendarDay?
    /// Whether answers that owe nothing, cannot be worked out or are too late are printed too.
    let tellsAll: Bool
    let isJSON: Bool
    let words: Localizer

    func run(on console: Console) async throws -> CommandStatus {
        let (all, found) = try await answered()
        let told = await told(all, found)
        if isJSON {
            try console.results.writeLine(JSONValue(told) { $0.json }.text)
        } else {
            let conditions = Self.owing(told).flatMap {
                words.conditions(of: $0.scheme, whereCancelled: $0.isCancelled)
            }
            for line in told.flatMap({ $0.lines(in: words) }) + conditions {
                try console.results.writeLine(line)
            }
        }
        for defect in rights.defects { console.printMessage(words.line(on: defect)) }
        for defect in gazetteer.defects { console.printMessage(words.line(on: defect)) }
        if !isJSON, told.isEmpty { console.printMessage(words.say("Nothing can be claimed.")) }
        let untold = tellsAll ? 0 : all.count(where: \.cannotBeTold)
        if untold > 0 { console.printMessage(words.cannotBeTold(untold)) }
        for sentence in words.leftOut(of: journal.condition) { console.printMessage(sentence) }
        return .done
    }

    /// The schemes by which claims can be made, each once, and whether a part of their trips was
    /// cancelled.
    private static func owing(_ told: [any Claimable]) -> [(
        scheme: RightsScheme, isCancelled: Bool
    )] {
        var schemes: [(scheme: RightsScheme, isCancelled: Bool)] = []
        for one in told {
            for scheme in one.schemes {
                if let place = schemes.firstIndex(where: { $0.scheme == scheme }) {
                    schemes[place].isCancelled = schemes[place].isCancelled || one.isCancelled
                } else {
                    schemes.append((scheme, one.isCancelled))
                }
            }
        }
        return schemes
    }

    /// Returns the ledger's rows for the trips that were found, or all answers about them, with the
    /// season tickets.
    private func told(_ trips: [ClaimableTrip], _ found: Set<EntryID>) async -> [any Claimable] {
        let rights = rights.rights
        let ledger = Ledger(
            await journal.claimableEntries(
                fixedFrom: rights.leastFixed, lateFrom: rights.leastLate),
            by: rights, gazetteer: gazetteer, on: today)
        let claims = await journal.claims()
        let passes = await foundPasses()
        let open = ledger.sections.filter { $0.kind == .possible }.flatMap(\.rows)
        let rows = open.compactMap { row -> (any Claimable)? in
            switch row {
            case .possible(let possible):
                guard !tellsAll, possible.ticket.ids.contains(where: found.contains) else {
                    return nil
                }
                return ClaimableTrip(
                    possible.ticket, answers: possible.answers, claims: claims, today: today)
            case .pass(let id, let pass, _):
                let pots = (ledger.pots[id] ?? []).filter { pot in
                    query.days.map(pot.days.overlaps) ?? true
                }
                guard passes.contains(id), !pots.isEmpty else { return nil }
                return ClaimablePass(
                    id: id, pass: pass, pots: pots, claims: claims.about([id]), today: today)
            case .claim: return nil
            }
        }
        return tellsAll ? Self.sorted(trips as [any Claimable] + rows) : rows
    }

    /// Returns the season tickets that match the query, whatever their validity.
    private func foundPasses() async -> Set<EntryID> {
        var query = query
        (query.kind, query.days) = (.pass, nil)
        let listing = await journal.listing(matching: query)
        return Set(listing.summaries(in: 0..<listing.count).map(\.id))
    }

    /// Returns items in the order of their deadlines, those without one last.
    private static func sorted(_ all: [any Claimable]) -> [any Claimable] {
        all.enumerated().sorted { left, right in
            switch (left.element.deadline, right.element.deadline) {
            case (let one?, let other?) where one != other: one < other
            case (_?, nil): true
            case (nil, _?): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }

    /// Returns the answers about all trips that were found, and the ids of the trips.
    private func answered() async throws -> ([ClaimableTrip], Set<EntryID>) {
        let ids = Mutex<Set<EntryID>>([])
        let found = Mutex<[Found]>([])
        var query = query
        query.kind = .trip
        let (rights, gazetteer, today) = (rights.rights, gazetteer, today)
        let passes = await journal.passes()
        let claims = await journal.claims()
        try await journal.readEntries(.matching(query)) { batch, _ in
            try Task.checkCancellation()
            ids.withLock { $0.formUnion(batch.map(\.id)) }
            let trips = batch.compactMap { stored -> Found? in
                guard case .trip(let trip)? = stored.entry else { return nil }
                guard trip.journey.isEmpty else { return .leg(stored.id) }
                let ticket = JourneyTicket(trip, passes: passes)
                let journey = rights.journey(of: trip, ticket: ticket, gazetteer: gazetteer)
                let answers = rights.answers(for: journey)
                return answers.isEmpty
                    ? nil
                    : .trip(
                        ClaimableTrip(
                            TicketedTrips([stored.id], trip), answers: answers, claims: claims,
                            today: today))
            }
            found.withLock { $0 += trips }
        }
        try Task.checkCancellation()
        let trips = await withJourneys(found.withLock { $0 }, passes, claims)
        return (trips, ids.withLock { $0 })
    }

    private enum Found {
        case trip(ClaimableTrip)
        case leg(EntryID)
    }

    /// Returns the trips, with whole journeys in place of legs: compensation for a leg is owed for
    /// the whole ticket.
    private func withJourneys(
        _ found: [Found], _ passes: KnownPasses, _ claims: [ClaimEntry]
    ) async -> [ClaimableTrip] {
        var known: Set<EntryID> = []
        var trips: [ClaimableTrip] = []
        for next in found {
            switch next {
            case .trip(let trip): trips.append(trip)
            case .leg(let id):
                guard !known.contains(id) else { continue }
                let legs = await journal.journeyLegs(with: id)
                known.formUnion(legs.map(\.id))
                for ticket in Journey(legs)?.tickets ?? [] {
                    let rights = rights.rights
                    let answers = rights.answers(
                        for: rights.journey(
                            of: ticket.trip, ticket: JourneyTicket(ticket.trip, passes: passes),
                            gazetteer: gazetteer))
                    if answers.isEmpty { continue }
                    trips.append(
                        ClaimableTrip(ticket, answers: answers, claims: claims, today: today))
                }
            }
        }
        return trips
    }
}
