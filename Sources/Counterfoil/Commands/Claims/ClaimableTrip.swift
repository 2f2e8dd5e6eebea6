import Claims
import Domain
import Wording

/// A trip with the answers of all schemes that cover it.
struct ClaimableTrip: Sendable {
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
        let claims = claims.about(ticket.ids)
        self.init(
            ticket, answers, claims,
            claimable: answers.claimable(on: today, beside: claims.map(\.claim)), today)
    }

    private init(
        _ ticket: TicketedTrips, _ answers: [RightsAnswer], _ claims: [ClaimEntry],
        claimable: [RightsAnswer], _ today: CalendarDay?
    ) {
        self.ticket = ticket
        self.answers = answers
        self.claims = claims
        self.claimable = claimable
        self.today = today
    }

    private var trip: Trip { ticket.trip }
    /// Whether the trip or a leg of it was cancelled.
    var isCancelled: Bool { ticket.hasCancelledLeg }

    /// Whether the trip is on a day after today.
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

    /// The first deadline of the claims that can still be made.
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
            + (told.count < answers.count ? ["  " + words.nothingOwedYet] : [])
            + told.flatMap { answer in
                let verdict = words.verdict(of: answer)
                return [
                    "  " + (isOver(answer) ? "\(verdict) · \(words.deadlineOver)" : verdict),
                    "    " + words.source(of: answer),
                ]
            }
    }

    /// The trip as JSON; see docs/command-line.md.
    var json: JSONValue {
        .object([
            ("file", .text(ticket.ids[0].rawValue)), ("day", .text(trip.departure.day.isoText)),
            ("from", .text(trip.from)), ("to", .text(trip.to)), ("upcoming", .flag(isUpcoming)),
            (
                "answers",
                .list(
                    answers.map {
                        JSONValue(
                            $0, isOpen: claimable.contains($0), whereCancelled: isCancelled)
                    })
            ),
            ("claims", .list(claims.map { JSONValue($0, on: today) })),
        ])
    }
}

extension JSONValue {
    fileprivate init(
        _ answer: RightsAnswer, isOpen: Bool, whereCancelled isCancelled: Bool
    ) {
        var members =
            Self.rule(answer.rule, of: answer.scheme) + [
                ("answer", .text(answer.verdict.word))
            ]
        if let owed = answer.owed {
            members += [
                ("amount", .text("\(owed.amount.amount)")),
                ("currency", .text(owed.amount.currency)), ("voucher", .flag(owed.isVoucher)),
                ("deadline", owed.deadline.map { .text($0.isoText) } ?? .null),
                ("open", .flag(isOpen)),
            ]
        }
        members += Self.conditions(of: answer.scheme, whereCancelled: isCancelled)
        members.append(("words", .text(Localizer.inEnglish.verdict(of: answer))))
        self = .object(members)
    }

    /// The members of a rule and its source.
    static func rule(_ rule: RightsRule, of scheme: RightsScheme) -> [(String, JSONValue)] {
        let source = rule.source
        return [
            ("scheme", .text(scheme.id)), ("name", .text(scheme.name)),
            ("edition", .text(scheme.edition.isoText)), ("rule", .text(rule.id)),
            ("source", .text(source.title)), ("article", .text(source.article)),
            ("grade", .text(source.grade.rawValue)),
        ]
    }

    /// The documents to hand in, and the exclusions.
    static func conditions(
        of scheme: RightsScheme, whereCancelled isCancelled: Bool
    ) -> [(String, JSONValue)] {
        [
            ("evidence", .list(scheme.evidence.map { .text($0.rawValue) })),
            (
                "excludes",
                .list(
                    scheme.exclusions(whereCancelled: isCancelled).map { .text($0.rawValue) })
            ),
        ]
    }
}

extension JSONValue {
    init(_ entry: ClaimEntry, on today: CalendarDay?) {
        let claim = entry.claim
        var members: [(String, JSONValue)] = [
            ("file", .text(entry.id.rawValue)), ("state", .text(claim.state(on: today).rawValue)),
            ("scheme", claim.rule.map { .text($0.scheme) } ?? .null),
            ("amount", claim.amount.map { .text("\($0.amount)") } ?? .null),
            ("currency", claim.amount.map { .text($0.currency) } ?? .null),
            ("deadline", claim.due.map { .text($0.isoText) } ?? .null),
        ]
        if let paid = claim.partPaid, let rest = claim.rest {
            members += [("paid", .text("\(paid.amount)")), ("rest", .text("\(rest.amount)"))]
        }
        self = .object(members)
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
struct ClaimablePass: Sendable {
    let id: EntryID
    let pass: Pass
    let pots: [PassPot]
    let claims: [ClaimEntry]
    let today: CalendarDay?

    /// The first deadline of its pots.
    var deadline: CalendarDay? { pots.compactMap(\.deadline).min() }

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
        .object([
            ("file", .text(id.rawValue)), ("day", .null), ("from", .null), ("to", .null),
            ("seasonTicket", .text(pass.name)), ("answers", .list(pots.map(JSONValue.init))),
            ("claims", .list(claims.map { JSONValue($0, on: today) })),
        ])
    }
}

extension JSONValue {
    fileprivate init(_ pot: PassPot) {
        self = .object(
            Self.rule(pot.rule, of: pot.scheme) + [
                ("answer", .text("owed")), ("amount", .text("\(pot.left.amount)")),
                ("currency", .text(pot.left.currency)), ("voucher", .flag(false)),
                ("deadline", pot.deadline.map { .text($0.isoText) } ?? .null),
                ("open", .flag(true)),
                ("trips", .list(pot.delays.flatMap(\.ticket.ids).map { .text($0.rawValue) })),
            ] + Self.conditions(of: pot.scheme, whereCancelled: false) + [
                ("words", .text(Localizer.inEnglish.line(onClaimOf: pot)))
            ])
    }
}
