internal import Claims
internal import Domain
internal import Wording

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
