import Claims
import Domain
import Wording

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
    fileprivate init(
        _ answer: RightsAnswer, isOpen: Bool, whereCancelled isCancelled: Bool
    ) {
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
