public import Domain
internal import Synchronization
public import Wording

/// Writes what can be claimed for the trips that answer a query, the one that ends first at the top:
/// lines for people, or JSON.
public struct TellClaims: Command {
    private let journal: any ReadsManyEntries & ReadsEntries & ReportsChanges & KeepsLedger
    private let query: EntryQuery
    private let rights: any KnowsRights
    private let airports: any FindsAirports
    private let today: CalendarDay?
    private let tellsAll: Bool
    private let isJSON: Bool
    private let words: LocalWords

    /// - Parameters:
    ///   - today: what had to be claimed before is over; nil where nothing is.
    ///   - tellsAll: whether what is not owed, cannot be told or is over is told too.
    public init(
        of journal: any ReadsManyEntries & ReadsEntries & ReportsChanges & KeepsLedger,
        matching query: EntryQuery,
        by rights: any KnowsRights, airports: any FindsAirports, on today: CalendarDay?,
        all tellsAll: Bool, asJSON isJSON: Bool, words: LocalWords
    ) {
        self.journal = journal
        self.query = query
        self.rights = rights
        self.airports = airports
        self.today = today
        self.tellsAll = tellsAll
        self.isJSON = isJSON
        self.words = words
    }

    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let all = try await answered()
        let told = tellsAll ? all : all.compactMap(\.withWhatIsOpen)
        try saying { () throws(OutputError) in
            if isJSON {
                return try console.results.writeLine(JSONValue.list(told.map(\.json)).text)
            }
            for trip in told {
                for line in trip.lines(in: words) { try console.results.writeLine(line) }
            }
            for (scheme, isCancelled) in Self.owing(told) {
                for line in words.conditions(of: scheme, whereCancelled: isCancelled) {
                    try console.results.writeLine(line)
                }
            }
        }
        for defect in rights.defects { console.tell(words.line(on: defect)) }
        if !isJSON, told.isEmpty { console.tell(words.nothingToClaim) }
        let untold = tellsAll ? 0 : all.count(where: \.cannotBeTold)
        if untold > 0 { console.tell(words.cannotBeTold(untold)) }
        let unreadable = journal.condition.unreadable.count
        if unreadable > 0 { console.tell(words.unreadable(unreadable)) }
        return .done
    }

    /// The schemes by which something can be asked for, each once, and whether something was cancelled
    /// of what that is.
    private static func owing(
        _ trips: [ClaimableTrip]
    ) -> [(scheme: RightsScheme, isCancelled: Bool)] {
        var schemes: [(scheme: RightsScheme, isCancelled: Bool)] = []
        for trip in trips {
            for scheme in trip.claimable.map(\.scheme) {
                if let place = schemes.firstIndex(where: { $0.scheme == scheme }) {
                    schemes[place].isCancelled = schemes[place].isCancelled || trip.isCancelled
                } else {
                    schemes.append((scheme, trip.isCancelled))
                }
            }
        }
        return schemes
    }

    /// The one that has to be claimed first before the others, and then the latest.
    private func answered() async throws(CommandError) -> [ClaimableTrip] {
        let found = Mutex<[Found]>([])
        var query = query
        query.kind = .trip
        let (rights, airports, today) = (rights.rights, airports, today)
        let passes = await journal.passes()
        let claims = await journal.claims()
        do {
            try await journal.readEntries(.matching(query)) { batch, _ in
                try Task.checkCancellation()
                let trips = batch.compactMap { stored -> Found? in
                    guard case .trip(let trip)? = stored.entry else { return nil }
                    guard trip.journey.isEmpty else { return .leg(stored.id) }
                    let ticket = JourneyTicket(trip, passes: passes)
                    let journey = TicketJourney(trip, ticket: ticket, airports: airports)
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
        return await withJourneys(found.withLock { $0 }, passes, claims).enumerated().sorted {
            left, right in
            switch (left.element.deadline, right.element.deadline) {
            case (let one?, let other?) where one != other: one < other
            case (_?, nil): true
            case (nil, _?): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }

    private enum Found {
        case trip(ClaimableTrip)
        case leg(EntryID)
    }

    /// With the journeys that were found by one of their legs: what is owed for a leg
    /// of one ticket is owed for all of it.
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
                    let answers = rights.rights.answers(
                        for: TicketJourney(
                            ticket.trip, ticket: JourneyTicket(ticket.trip, passes: passes),
                            airports: airports))
                    if answers.isEmpty { continue }
                    trips.append(
                        ClaimableTrip(ticket, answers: answers, claims: claims, today: today))
                }
            }
        }
        return trips
    }
}
