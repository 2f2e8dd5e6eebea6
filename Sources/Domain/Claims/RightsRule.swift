/// What is owed by a scheme for journeys on certain days. It is held by reference, as answers name it.
public final class RightsRule: Sendable {
    /// Such as `2021-782`: with the scheme's name it tells it from all others.
    public let id: String
    /// The days of travel that it is for.
    package let days: Validity
    package let computation: Computation
    package let payout: Payout
    package let deadline: ClaimDeadline?
    public let source: RightsSource

    package enum Computation: Hashable, Sendable {
        case share(PriceShare)
        /// The same of a season ticket, of whose price one journey is a part.
        case seasonShare(PriceShare, journeys: Int)
        case fixed(FixedAmounts)
        case pool(SeasonPool)
        /// Times alone do not tell it: only that it may be, from a delay at an end on.
        case undecidable(UndecidableReason, from: DelayThreshold?, at: TripStop)
    }

    package init(
        id: String, days: Validity, _ computation: Computation,
        payout: Payout = Payout(), deadline: ClaimDeadline? = nil, source: RightsSource
    ) {
        self.id = id
        self.days = days
        self.computation = computation
        self.payout = payout
        self.deadline = deadline
        self.source = source
    }
}

extension RightsRule.Computation {
    /// The least whole minutes of delay of which it says anything; nil where that does not depend on a delay.
    var least: Int? {
        switch self {
        case .share(let share), .seasonShare(let share, _): share.least?.least
        case .fixed(let amounts): amounts.least?.least
        case .pool(let pool): pool.least.least
        case .undecidable(_, let threshold, _): threshold?.least
        }
    }
}

extension RightsRule {
    /// What the delays of one season ticket come to, in minutes; nil where it has no such rule.
    ///
    /// - Parameter price: of the ticket for the time in which the delays were.
    package func balance(of delays: [Int], in seat: SeatClass, price: Fare?) -> PoolBalance? {
        guard case .pool(let pool) = computation else { return nil }
        return pool.balance(of: delays, in: seat, price: price, payout: payout)
    }
}

extension RightsRule {
    /// Whether a delay of so many minutes is one of those that a season ticket collects.
    package func collects(_ minutes: Int) -> Bool {
        if case .pool(let pool) = computation { pool.counts(minutes) } else { false }
    }

    /// What one case of a season ticket gives.
    ///
    /// - Parameter price: of the ticket for the time of its validity.
    package func amountOfCase(in seat: SeatClass, price: Fare?) -> Fare? {
        guard case .pool(let pool) = computation else { return nil }
        return pool.amountOfCase(in: seat, price: price, payout)
    }

    /// Whether what a season ticket collects is settled by calendar months, however long it is valid.
    package var isSettledByMonth: Bool {
        if case .pool(let pool) = computation { pool.isByMonth } else { false }
    }
}

extension RightsRule: Hashable {
    public static func == (left: RightsRule, right: RightsRule) -> Bool {
        left === right
            || (left.id == right.id && left.days == right.days
                && left.computation == right.computation && left.payout == right.payout
                && left.deadline == right.deadline && left.source == right.source)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(days)
    }
}

/// Why a rule cannot be decided from times.
public enum UndecidableReason: String, CaseIterable, Sendable {
    /// It depends on whether the operator offered a choice.
    case choiceOffered
    /// It depends on how punctual the operator was in a month.
    case monthlyPunctuality
    /// It depends on how many delays there were within some months.
    case repeatedDelays
}
