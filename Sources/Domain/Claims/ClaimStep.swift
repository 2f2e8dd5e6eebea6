internal import Foundation

/// A step that the traveller or the recipient took about a claim.
public struct ClaimStep: Hashable, Sendable {
    public let kind: Kind
    /// The day of the step, or `nil` if it was not recorded.
    public let day: CalendarDay?

    public init(_ kind: Kind, on day: CalendarDay?) {
        self.kind = kind
        self.day = day
    }

    /// The kind of a step. The raw values are stored in files and never change.
    public enum Kind: String, CaseIterable, Sendable {
        /// A paper was written and is yet to be sent.
        case written
        case sent
        /// The recipient replied without a decision, such as with a receipt or a question.
        case answered
        case paid
        case refused
        /// The traveller gave the claim up.
        case dropped
    }
}

public enum ClaimState: String, CaseIterable, Sendable {
    /// No step was taken yet.
    case possible
    case written, sent, answered
    /// Less was paid than was asked for, and the rest is still asked for.
    case partlyPaid = "partly-paid"
    case paid, refused
    /// The claim was given up, or was not sent by its last day.
    case lapsed

    /// Whether the traveller or the recipient has yet to do something.
    public var isOpen: Bool {
        switch self {
        case .possible, .written, .sent, .answered, .partlyPaid: true
        case .paid, .refused, .lapsed: false
        }
    }
}

extension ClaimState {
    /// - Parameters:
    ///   - step: The last step, or `nil` if none was taken.
    ///   - isPartlyPaid: Whether less was paid than was asked for.
    ///   - due: The last day on which the claim can be made.
    ///   - today: The day for which the deadline counts, or `nil` to ignore it.
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
    /// Returns the state on a day, which the last step decides.
    ///
    /// - Parameter today: The day for which the deadline counts: a claim that was not sent by then
    ///   has lapsed. If `nil`, the deadline is ignored.
    public func state(on today: CalendarDay?) -> ClaimState {
        ClaimState(after: steps.last?.kind, isPartlyPaid: partPaid != nil, due: due, on: today)
    }

    /// The amount paid so far, or `nil` if that is nothing or all that was asked for.
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

    /// Returns the amount that matters in a state: once paid, the amount paid; while open, the
    /// rest; otherwise the amount claimed.
    public func amount(in state: ClaimState) -> Fare? {
        if state == .paid { return paid ?? amount }
        return state.isOpen ? rest : amount
    }

    /// Whether the claim is settled or given up, whatever the day.
    public var isClosed: Bool { !state(on: nil).isOpen }
}

extension Claim {
    /// Checks the day of a next step: it is neither in the future nor before the step before or the
    /// journey. A paper may be written again later, so its day does not count. A journey that was
    /// cancelled in advance can be claimed before its day.
    public func checkStep(on day: CalendarDay, today: CalendarDay) throws(ClaimError) {
        if day > today { throw .stepInFuture }
        let taken = steps.last { $0.kind != .written && $0.day != nil }?.day
        if let earliest = taken ?? travelled, day < min(earliest, today) {
            throw .stepTooEarly(earliest)
        }
    }
}

/// A step of a claim, with what the recipient said.
public struct ClaimRecord: Hashable, Sendable {
    public let step: ClaimStep
    /// The reference number and the answer of the recipient, which replace the earlier ones.
    public let reference: String
    public let answer: String
    /// The amount paid with this step, besides earlier ones. It counts only if the step is a
    /// payment.
    public let paid: Fare?

    public init(_ step: ClaimStep, reference: String, answer: String, paid: Fare? = nil) {
        self.step = step
        self.reference = reference
        self.answer = answer
        self.paid = paid
    }
}

extension Claim {
    /// Returns the claim after a step. The last recorded step decides its state.
    public func recording(_ record: ClaimRecord) -> Claim {
        var claim = self
        claim.reference = record.reference
        claim.answer = record.answer
        switch record.step.kind {
        case .paid: claim.paid = claim.partPaid.map { $0.adding(record.paid) } ?? record.paid
        // A refusal after a partial payment concerns the rest only.
        case .refused: if claim.partPaid == nil { claim.paid = nil }
        case .written, .sent, .answered, .dropped: break
        }
        claim.steps.append(record.step)
        return claim
    }
}

extension Fare {
    /// Returns the sum with another amount; if its currency differs, the other amount alone.
    fileprivate func adding(_ other: Fare?) -> Fare? {
        guard let other else { return self }
        guard other.currency == currency else { return other }
        return Fare(amount + other.amount, currency: currency)
    }
}
