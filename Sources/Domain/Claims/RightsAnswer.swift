public import Foundation

/// What one scheme says of a journey.
public struct RightsAnswer: Hashable, Sendable {
    public let scheme: RightsScheme
    public let rule: RightsRule
    public let verdict: Verdict

    public enum Verdict: Hashable, Sendable {
        case owed(OwedAmount)
        /// So many minutes count among the cases of the season ticket.
        case pooled(minutes: Int)
        case notOwed(Shortfall)
        case cannotTell(MissingFact)
        /// The rule was only heard of; whether it would give something.
        case pending(isReached: Bool)
    }
}

/// An amount that is owed.
public struct OwedAmount: Hashable, Sendable {
    public let amount: Fare
    public let basis: Basis
    /// Whether it is paid in vouchers alone.
    public let isVoucher: Bool
    /// The last day to ask for it; nil where nobody knows one.
    public let deadline: CalendarDay?

    public enum Basis: Hashable, Sendable {
        /// A part of the price of one direction or, where the rule says so, of the whole ticket.
        case share(percent: Decimal, of: Fare)
        /// By the distance, in whole kilometres; nil where it is the same at any distance.
        case fixed(kilometres: Int?)
    }
}

/// Which threshold a journey misses.
public enum Shortfall: Hashable, Sendable {
    case delay(late: Int, threshold: DelayThreshold)
    /// What would be owed is less than is paid at all.
    case amount(Fare, minimum: MinimumPayout)
    /// The ticket cost less than any of which something is owed.
    case price(Fare, least: Fare)
    /// The ticket cost nothing.
    case free
    /// Somebody gave up, or turned back: the fare is given back then.
    case notTravelled
}

extension RightsAnswer {
    /// What is owed; nil where that is nothing, or nobody can tell.
    public var owed: OwedAmount? {
        if case .owed(let owed) = verdict { owed } else { nil }
    }
}

extension OwedAmount {
    /// Whether it can still be asked for on a day, as far as anybody knows.
    package func isOpen(on day: CalendarDay) -> Bool { deadline.map { $0 >= day } ?? true }
}
