internal import Foundation

/// Something that was done about a claim.
public struct ClaimStep: Hashable, Sendable {
    public let kind: Kind
    /// Nil where nobody wrote it down.
    public let day: CalendarDay?

    public init(_ kind: Kind, on day: CalendarDay?) {
        self.kind = kind
        self.day = day
    }

    /// Its text stands in files, and never changes.
    public enum Kind: String, CaseIterable, Sendable {
        /// A paper was written, and is yet to be sent.
        case written
        case sent
        /// The recipient said something that decides nothing, such as a receipt or a question.
        case answered
        case paid
        case refused
        /// The traveller asks for it no more.
        case dropped
    }
}

/// How a claim stands.
public enum ClaimState: String, CaseIterable, Sendable {
    /// Nothing was done about it.
    case possible
    case written, sent, answered
    /// Less was paid than was asked for, and the rest is still asked for.
    case partlyPaid = "partly-paid"
    case paid, refused
    /// It was given up, or not sent until its last day.
    case lapsed

    /// Whether somebody has to do something yet: the traveller, or the recipient.
    public var isOpen: Bool {
        switch self {
        case .possible, .written, .sent, .answered, .partlyPaid: true
        case .paid, .refused, .lapsed: false
        }
    }
}

extension ClaimState {
    /// - Parameters:
    ///   - step: what was done last.
    ///   - isPartlyPaid: whether less was paid than was asked for.
    ///   - today: nil asks for no deadline.
    package init(
        after step: ClaimStep.Kind?, isPartlyPaid: Bool = false, due: CalendarDay?,
        on today: CalendarDay?
    ) {
        let isOver = if let today, let due { due < today } else { false }
        self =
            switch step {
            case nil: isOver ? .lapsed : .possible
            case .written: isOver ? (isPartlyPaid ? .paid : .lapsed) : .written
            case .sent: .sent
            case .answered: .answered
            case .paid: isPartlyPaid ? .partlyPaid : .paid
            // A claim of which only the rest was refused or given up ends as paid.
            case .refused: isPartlyPaid ? .paid : .refused
            case .dropped: isPartlyPaid ? .paid : .lapsed
            }
    }
}

extension Claim {
    /// How it stands on a day: what was done last decides.
    ///
    /// - Parameter today: one that was not sent until its deadline has lapsed then; nil asks for no
    ///   deadline.
    public func state(on today: CalendarDay?) -> ClaimState {
        ClaimState(
            after: steps.last?.kind, isPartlyPaid: partPaid != nil, due: due, on: today)
    }

    /// The amount paid so far; `nil` if that is nothing, or all that was asked for.
    public var partPaid: Fare? {
        guard let paid, let amount, paid.currency == amount.currency, paid.amount > 0,
            paid.amount < amount.amount, steps.contains(where: { $0.kind == .paid })
        else { return nil }
        return paid
    }

    /// The amount that is asked for and not paid yet.
    public var rest: Fare? {
        guard let amount, let partPaid else { return amount }
        return Fare(amount.amount - partPaid.amount, currency: amount.currency)
    }

    /// The amount that counts in a state: once paid, the amount paid; while open, the rest; otherwise the amount
    /// claimed.
    public func amount(in state: ClaimState) -> Fare? {
        if state == .paid { return paid ?? amount }
        return state.isOpen ? rest : amount
    }

    /// Whether nobody will do anything about it any more, whatever the day.
    public var isClosed: Bool { !state(on: nil).isOpen }
}
