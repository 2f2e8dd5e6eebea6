import Claims
import Domain
import Synchronization
import Wording

/// Prints the claims that can be made for the trips and season tickets of a query, in the order of
/// their deadlines, as the ledger has them. Prints lines or JSON.
struct ClaimsReport: Command {
    private let journal: any ReadsManyEntries & ReadsEntries & ReportsChanges & ReadsLedger
    private let query: EntryQuery
    private let rights: any KnowsRights
    private let gazetteer: any FindsPlaces
    private let today: CalendarDay?
    private let tellsAll: Bool
    private let isJSON: Bool
    private let words: Localizer

    /// - Parameters:
    ///   - today: the day that deadlines are compared with, or `nil` if none has passed.
    ///   - tellsAll: whether answers that owe nothing, cannot be worked out or are too late are
    ///     printed too.
    init(
        of journal: any ReadsManyEntries & ReadsEntries & ReportsChanges & ReadsLedger,
        matching query: EntryQuery,
        by rights: any KnowsRights, gazetteer: any FindsPlaces, on today: CalendarDay?,
        all tellsAll: Bool, asJSON isJSON: Bool, words: Localizer
    ) {
        self.journal = journal
        self.query = query
        self.rights = rights
        self.gazetteer = gazetteer
        self.today = today
        self.tellsAll = tellsAll
        self.isJSON = isJSON
        self.words = words
    }

    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let (all, found) = try await answered()
        let told = await told(all, found)
        try saying { () throws(OutputError) in
            if isJSON {
                return try console.results.writeLine(JSONValue.list(told.map(\.json)).text)
            }
            for one in told {
                for line in one.lines(in: words) { try console.results.writeLine(line) }
            }
            for (scheme, isCancelled) in Self.owing(told) {
                for line in words.conditions(of: scheme, whereCancelled: isCancelled) {
                    try console.results.writeLine(line)
                }
            }
        }
        for defect in rights.defects { console.printMessage(words.line(on: defect)) }
        for defect in gazetteer.defects { console.printMessage(words.line(on: defect)) }
        if !isJSON, told.isEmpty { console.printMessage(words.nothingToClaim) }
        let untold = tellsAll ? 0 : all.count(where: \.cannotBeTold)
        if untold > 0 { console.printMessage(words.cannotBeTold(untold)) }
        for sentence in words.leftOut(of: journal.condition) { console.printMessage(sentence) }
        return .done
    }

    /// The schemes by which claims can be made, each once, and whether a part of their trips was
    /// cancelled.
    private static func owing(_ told: [Told]) -> [(scheme: RightsScheme, isCancelled: Bool)] {
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

    /// A trip or a season ticket to print.
    private enum Told {
        case trip(ClaimableTrip)
        case pass(ClaimablePass)

        var deadline: CalendarDay? {
            switch self {
            case .trip(let trip): trip.deadline
            case .pass(let pass): pass.deadline
            }
        }

        /// Whether the trip or a leg of it was cancelled.
        var isCancelled: Bool {
            switch self {
            case .trip(let trip): trip.isCancelled
            case .pass: false
            }
        }

        /// The schemes by which claims can be made.
        var schemes: [RightsScheme] {
            switch self {
            case .trip(let trip): trip.claimable.map(\.scheme)
            case .pass(let pass): pass.pots.map(\.scheme)
            }
        }

        func lines(in words: Localizer) -> [String] {
            switch self {
            case .trip(let trip): trip.lines(in: words)
            case .pass(let pass): pass.lines(in: words)
            }
        }

        var json: JSONValue {
            switch self {
            case .trip(let trip): trip.json
            case .pass(let pass): pass.json
            }
        }
    }

    /// Returns the ledger's rows for the trips that were found, or all answers about them, with the
    /// season tickets.
    private func told(_ trips: [ClaimableTrip], _ found: Set<EntryID>) async -> [Told] {
        let rights = rights.rights
        let ledger = Ledger(
            await journal.claimableEntries(
                fixedFrom: rights.leastFixed, lateFrom: rights.leastLate),
            by: rights, gazetteer: gazetteer, on: today)
        let claims = await journal.claims()
        let passes = await foundPasses()
        let open = ledger.sections.filter { $0.kind == .possible }.flatMap(\.rows)
        let rows = open.compactMap { row -> Told? in
            switch row {
            case .possible(let possible):
                guard !tellsAll, possible.ticket.ids.contains(where: found.contains) else {
                    return nil
                }
                return .trip(
                    ClaimableTrip(
                        possible.ticket, answers: possible.answers, claims: claims, today: today))
            case .pass(let id, let pass, _):
                let pots = (ledger.pots[id] ?? []).filter { pot in
                    query.days.map(pot.days.overlaps) ?? true
                }
                guard passes.contains(id), !pots.isEmpty else { return nil }
                return .pass(
                    ClaimablePass(
                        id: id, pass: pass, pots: pots, claims: claims.about([id]), today: today))
            case .claim: return nil
            }
        }
        return tellsAll ? Self.sorted(trips.map(Told.trip) + rows, by: \.deadline) : rows
    }

    /// Returns the season tickets that match the query, whatever their validity.
    private func foundPasses() async -> Set<EntryID> {
        var query = query
        (query.kind, query.days) = (.pass, nil)
        let listing = await journal.listing(matching: query)
        return Set(listing.summaries(in: 0..<listing.count).map(\.id))
    }

    /// Returns items in the order of their deadlines, those without one last.
    private static func sorted<One>(_ all: [One], by deadline: (One) -> CalendarDay?) -> [One] {
        all.enumerated().sorted { left, right in
            switch (deadline(left.element), deadline(right.element)) {
            case (let one?, let other?) where one != other: one < other
            case (_?, nil): true
            case (nil, _?): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }

    /// Returns the answers about all trips that were found, and the ids of the trips.
    private func answered() async throws(CommandError) -> ([ClaimableTrip], Set<EntryID>) {
        let ids = Mutex<Set<EntryID>>([])
        let found = Mutex<[Found]>([])
        var query = query
        query.kind = .trip
        let (rights, gazetteer, today) = (rights.rights, gazetteer, today)
        let passes = await journal.passes()
        let claims = await journal.claims()
        do {
            try await journal.readEntries(.matching(query)) { batch, _ in
                try Task.checkCancellation()
                ids.withLock { $0.formUnion(batch.map(\.id)) }
                let trips = batch.compactMap { stored -> Found? in
                    guard case .trip(let trip)? = stored.entry else { return nil }
                    guard trip.journey.isEmpty else { return .leg(stored.id) }
                    let ticket = JourneyTicket(trip, passes: passes)
                    let journey = rights.journey(
                        of: trip, ticket: ticket, gazetteer: gazetteer)
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
        } catch let error as JournalError {
            throw CommandError(error)
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .failed(words.sentence(error))
        }
        guard !Task.isCancelled else { throw .cancelled }
        let trips = await withJourneys(found.withLock { $0 }, passes, claims)
        return (Self.sorted(trips, by: \.deadline), ids.withLock { $0 })
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
