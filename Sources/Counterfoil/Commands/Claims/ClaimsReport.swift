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

/// A journey or a season ticket for which claims can be made.
protocol Claimable: HasJSON, Sendable {
    /// The first deadline of the claims that can still be made.
    var deadline: CalendarDay? { get }
    /// The schemes by which claims can be made.
    var schemes: [RightsScheme] { get }
    /// Whether the trip or a leg of it was cancelled.
    var isCancelled: Bool { get }
    func lines(in words: Localizer) -> [String]
}

/// A trip with the answers of all schemes that cover it.
struct ClaimableTrip: Claimable {
    let answers: [RightsAnswer]
    let today: CalendarDay?
    private let ticket: TicketedTrips
    private let claims: [ClaimEntry]
    /// The answers by which a claim can still be made.
    let claimable: [RightsAnswer]

    /// - Parameter claims: all claims of the journal, of which those for this trip are kept.
    init(
        _ ticket: TicketedTrips, answers: [RightsAnswer], claims: [ClaimEntry], today: CalendarDay?
    ) {
        self.ticket = ticket
        self.answers = answers
        self.claims = claims.about(ticket.ids)
        self.today = today
        claimable = answers.claimable(on: today, beside: self.claims.map(\.claim))
    }

    private var trip: Trip { ticket.trip }
    var isCancelled: Bool { ticket.hasCancelledLeg }

    private var isUpcoming: Bool { today.map { trip.departure.day > $0 } ?? false }

    /// The answers to print. Facts that a future trip cannot have yet are not missing.
    private var toldAnswers: [RightsAnswer] {
        answers.filter { answer in
            if case .cannotTell = answer.verdict { !isUpcoming } else { true }
        }
    }

    /// Whether the trip went wrong, but missing facts keep compensation from being worked out.
    var cannotBeTold: Bool {
        !isUpcoming && !answers.contains { $0.owed != nil }
            && answers.contains { answer in
                if case .cannotTell(let missing) = answer.verdict {
                    missing.isWorthAskingFor
                } else {
                    false
                }
            }
    }

    var schemes: [RightsScheme] { claimable.map(\.scheme) }
    var deadline: CalendarDay? { claimable.compactMap { $0.owed?.deadline }.min() }

    private func isOver(_ answer: RightsAnswer) -> Bool {
        guard let owed = answer.owed, let today else { return false }
        return !owed.isOpen(on: today)
    }

    /// Returns lines with the trip, its claims, and each scheme's answer with its source.
    func lines(in words: Localizer) -> [String] {
        let told = toldAnswers
        return [words.line(onClaimOf: trip)]
            + claims.map { "  " + words.claimed($0.claim, on: today) }
            + (told.count < answers.count
                ? ["  " + words.say("The trip is still to come. Nothing is owed yet.")] : [])
            + told.flatMap { answer in
                let over = isOver(answer) ? words.say("expired", context: "to claim it") : ""
                return [
                    "  " + [words.verdict(of: answer), over].listed,
                    "    " + words.source(of: answer),
                ]
            }
    }

    /// The trip as JSON; see docs/command-line.md.
    var json: JSONValue {
        [
            "file": ticket.ids[0].rawValue, "day": trip.departure.day, "from": trip.from,
            "to": trip.to, "upcoming": isUpcoming,
            "answers": JSONValue(answers) {
                JSONValue($0, isOpen: claimable.contains($0), whereCancelled: isCancelled)
            },
            "claims": JSONValue(claims) { JSONValue($0, on: today) },
        ]
    }
}

extension JSONValue {
    fileprivate init(_ answer: RightsAnswer, isOpen: Bool, whereCancelled isCancelled: Bool) {
        var amount: JSONValue = [:]
        if let owed = answer.owed {
            amount = [
                "amount": "\(owed.amount.amount)", "currency": owed.amount.currency,
                "voucher": owed.isVoucher, "deadline": owed.deadline, "open": isOpen,
            ]
        }
        self = .merged(
            .rule(answer.rule, of: answer.scheme), ["answer": answer.verdict.word], amount,
            .conditions(of: answer.scheme, whereCancelled: isCancelled),
            ["words": Localizer.inEnglish.verdict(of: answer)])
    }

    /// The members of a rule and its source.
    fileprivate static func rule(_ rule: RightsRule, of scheme: RightsScheme) -> JSONValue {
        let source = rule.source
        return [
            "scheme": scheme.id, "name": scheme.name, "edition": scheme.edition, "rule": rule.id,
            "source": source.title, "article": source.article, "grade": source.grade.rawValue,
        ]
    }

    /// The documents to hand in, and the exclusions.
    fileprivate static func conditions(
        of scheme: RightsScheme, whereCancelled isCancelled: Bool
    ) -> JSONValue {
        [
            "evidence": scheme.evidence.map(\.rawValue),
            "excludes": scheme.exclusions(whereCancelled: isCancelled).map(\.rawValue),
        ]
    }

    fileprivate init(_ entry: ClaimEntry, on today: CalendarDay?) {
        let claim = entry.claim
        var payment: JSONValue = [:]
        if let paid = claim.partPaid, let rest = claim.rest {
            payment = ["paid": "\(paid.amount)", "rest": "\(rest.amount)"]
        }
        self = .merged(
            [
                "file": entry.id.rawValue, "state": claim.state(on: today).rawValue,
                "scheme": claim.rule?.scheme, "amount": claim.amount.map { "\($0.amount)" },
                "currency": claim.amount?.currency, "deadline": claim.due,
            ], payment)
    }

    fileprivate init(_ pot: PassPot) {
        self = .merged(
            .rule(pot.rule, of: pot.scheme),
            [
                "answer": "owed", "amount": "\(pot.left.amount)", "currency": pot.left.currency,
                "voucher": false, "deadline": pot.deadline, "open": true,
                "trips": pot.delays.flatMap(\.ticket.ids).map(\.rawValue),
            ], .conditions(of: pot.scheme, whereCancelled: false),
            ["words": Localizer.inEnglish.line(onClaimOf: pot)])
    }
}

extension RightsAnswer.Verdict {
    fileprivate var word: String {
        switch self {
        case .owed: "owed"
        case .pooled: "counts"
        case .notOwed: "notOwed"
        case .cannotTell: "cannotTell"
        case .pending: "pending"
        }
    }
}

/// A season ticket with the claims that can be made for its delays.
struct ClaimablePass: Claimable {
    let id: EntryID
    let pass: Pass
    let pots: [PassPot]
    let claims: [ClaimEntry]
    let today: CalendarDay?

    var deadline: CalendarDay? { pots.compactMap(\.deadline).min() }
    var schemes: [RightsScheme] { pots.map(\.scheme) }
    var isCancelled: Bool { false }

    /// Returns lines with the ticket's name, its claims, and each pot with its rule.
    func lines(in words: Localizer) -> [String] {
        [pass.name] + claims.map { "  " + words.claimed($0.claim, on: today) }
            + pots.flatMap { pot in
                [
                    "  " + words.line(onClaimOf: pot),
                    "    " + words.source(of: pot.rule, in: pot.scheme),
                ]
            }
    }

    /// The season ticket as JSON; see docs/command-line.md.
    var json: JSONValue {
        [
            "file": id.rawValue, "day": nil, "from": nil, "to": nil, "seasonTicket": pass.name,
            "answers": JSONValue(pots) { JSONValue($0) },
            "claims": JSONValue(claims) { JSONValue($0, on: today) },
        ]
    }
}
