public import Domain
public import Foundation

/// The answer of one scheme for a journey.
public struct RightsAnswer: Hashable, Sendable {
    public let scheme: RightsScheme
    public let rule: RightsRule
    public let verdict: Verdict

    public enum Verdict: Hashable, Sendable {
        case owed(OwedAmount)
        /// The minutes count towards the cases of the season ticket.
        case pooled(minutes: Int)
        case notOwed(Shortfall)
        case cannotTell(MissingFact)
        /// The rule is unconfirmed. `isReached` tells whether it would give something.
        case pending(isReached: Bool)
    }
}

public struct OwedAmount: Hashable, Sendable {
    public let amount: Fare
    public let basis: Basis
    public let isVoucher: Bool
    /// The last day on which it can be claimed, or `nil` if none is known.
    public let deadline: CalendarDay?

    public enum Basis: Hashable, Sendable {
        /// A share of the price of one direction or, if the rule says so, of the whole ticket.
        case share(percent: Decimal, of: Fare)
        /// A fixed amount by distance; `nil` if it is the same for any distance.
        case fixed(for: Length?)
    }

    /// The distance of a journey in whole kilometres.
    public struct Length: Hashable, Sendable {
        public let kilometres: Int
        /// Whether an end is somewhere about a town. The kilometres are whole tens then.
        public let isAbout: Bool

        init(_ range: ClosedRange<Double>) {
            isAbout = range.lowerBound < range.upperBound
            let middle = (range.lowerBound + range.upperBound) / 2
            kilometres = Int(isAbout ? (middle / 10).rounded() * 10 : middle.rounded())
        }
    }
}

/// The reason why nothing is owed for a journey.
public enum Shortfall: Hashable, Sendable {
    case delay(late: Int, threshold: DelayThreshold)
    case amount(Fare, minimum: MinimumPayout)
    /// The ticket cost less than the rule asks for.
    case price(Fare, least: Fare)
    /// The ticket was free of charge.
    case free
    /// The traveller gave up or turned back, in which case the fare is refunded instead.
    case notTravelled
}

extension RightsAnswer {
    /// The owed amount, or `nil` if nothing is owed or it cannot be told.
    public var owed: OwedAmount? {
        if case .owed(let owed) = verdict { owed } else { nil }
    }
}

extension OwedAmount {
    /// Returns whether it can still be claimed on a day, as far as is known.
    package func isOpen(on day: CalendarDay) -> Bool { deadline.map { $0 >= day } ?? true }
}
