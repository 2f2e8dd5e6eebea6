package import Domain
import Foundation

/// A rule of a scheme for journeys on certain days. It is a class because many answers refer to it.
public final class RightsRule: Sendable {
    /// The id, such as `2021-782`, which is unique within the scheme.
    public let id: String
    package let days: Validity
    package let computation: Computation
    package let payout: Payout
    package let deadline: ClaimDeadline?
    public let source: RightsSource

    package enum Computation: Hashable, Sendable {
        case share(PriceShare)
        /// A share of the price of one journey with a season ticket, which is one of `journeys`
        /// parts of its price.
        case seasonShare(PriceShare, journeys: Int)
        case fixed(FixedAmounts)
        case pool(SeasonPool)
        /// A rule that times alone cannot decide. They only tell that something may be owed from a
        /// delay at an end on.
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
    /// The shortest delay in whole minutes for which the rule says anything, or `nil` if it does
    /// not depend on a delay.
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
    /// Returns the balance of one season ticket's delays in minutes, or `nil` if the rule collects
    /// none.
    ///
    /// - Parameter price: The price of the ticket for the period of the delays.
    package func balance(of delays: [Int], in seat: SeatClass, price: Fare?) -> PoolBalance? {
        pool?.balance(of: delays, in: seat, price: price, payout: payout)
    }

    /// The computation by the delays that a season ticket collects, or `nil` if it collects none.
    var pool: SeasonPool? {
        if case .pool(let pool) = computation { pool } else { nil }
    }

    /// Returns whether a season ticket collects a delay of so many minutes.
    package func collects(_ minutes: Int) -> Bool { pool?.counts(minutes) ?? false }

    /// Returns the amount of one case of a season ticket, or `nil` if the rule collects none.
    ///
    /// - Parameter price: The price of the ticket for its validity.
    package func amountOfCase(in seat: SeatClass, price: Fare?) -> Fare? {
        pool?.amountOfCase(in: seat, price: price, payout)
    }

    /// Whether collected delays are settled by calendar month, whatever the validity of the ticket.
    package var isSettledByMonth: Bool { pool?.isByMonth ?? false }
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

/// The reason why times alone cannot decide a rule.
public enum UndecidableReason: String, CaseIterable, Sendable {
    /// The amount depends on whether the operator offered a choice.
    case choiceOffered
    /// The amount depends on the operator's punctuality in a month.
    case monthlyPunctuality
    /// The amount depends on the number of delays within some months.
    case repeatedDelays
}

/// The time within which a claim has to be made, counted from the day of travel.
public enum ClaimDeadline: Hashable, Sendable {
    case days(Int)
    case months(Int)

    /// Returns the last day of the time, or `nil` if it is outside the years 1 to 9999.
    package func last(from day: CalendarDay) -> CalendarDay? {
        switch self {
        case .days(let days): day.advanced(byDays: days)
        case .months(let months): day.advanced(byMonths: months)
        }
    }
}

/// The publication in which a rule is found.
public struct RightsSource: Hashable, Sendable {
    /// The title, such as "Regulation (EU) 2021/782".
    public let title: String
    /// The place in the publication, such as "Art. 19"; empty if it has none.
    public let article: String
    public let grade: RightsGrade

    package init(title: String, article: String = "", grade: RightsGrade) {
        self.title = title
        self.article = article
        self.grade = grade
    }
}

/// The reliability of a rule, by the kind of source it was read in.
public enum RightsGrade: String, CaseIterable, Sendable {
    /// The legal text, the tariff or the operator's own page.
    case primary = "P"
    /// An authority, a consumers' body or a reliable summary.
    case summary = "S"
    /// Hearsay, by which nothing is decided.
    case unconfirmed = "U"
}

/// The days of travel on which a rule or a price is valid.
public struct Validity: Hashable, Sendable {
    /// The first day, or `nil` if there is none.
    package let from: CalendarDay?
    /// The last day, or `nil` if there is none.
    package let until: CalendarDay?

    package init(from: CalendarDay? = nil, until: CalendarDay? = nil) {
        self.from = from
        self.until = until
    }

    package func contains(_ day: CalendarDay) -> Bool {
        if let from, day < from { return false }
        if let until, day > until { return false }
        return true
    }
}

extension RightsRule {
    /// Returns the verdict on a journey that the rule is for, or `nil` if the rule says nothing
    /// about it.
    ///
    /// - Parameters:
    ///   - start: The countries where the journey begins.
    ///   - end: The countries where the journey ends.
    func verdict(
        on journey: TicketJourney, from start: Whereabouts, to end: Whereabouts
    ) -> RightsAnswer.Verdict? {
        guard let verdict = decision(on: journey, start, end) else { return nil }
        guard source.grade == .unconfirmed else { return verdict }
        return .pending(isReached: verdict.isReached)
    }

    private func decision(
        on journey: TicketJourney, _ start: Whereabouts, _ end: Whereabouts
    ) -> RightsAnswer.Verdict? {
        if case .undecidable(let reason, let threshold, let end) = computation {
            guard let threshold else { return .cannotTell(.beyondTimes(reason)) }
            guard let late = journey.late(at: end), threshold.isReached(by: late) else {
                return nil
            }
            return .cannotTell(.beyondTimes(reason))
        }
        switch journey.outcome {
        case .unknown(let missing): return .cannotTell(missing)
        case .notTravelled:
            // Fixed amounts are owed for a cancellation that was announced too late.
            if case .fixed = computation { return .cannotTell(.notice) }
            return .notOwed(.notTravelled)
        case .arrived(let late):
            switch computation {
            case .share(let share): return verdict(by: share, late, journey, journeys: nil)
            case .seasonShare(let share, let journeys):
                return verdict(by: share, late, journey, journeys: journeys)
            case .fixed(let amounts): return verdict(by: amounts, late, journey, start, end)
            case .pool(let pool):
                return pool.counts(late)
                    ? .pooled(minutes: late)
                    : .notOwed(.delay(late: late, threshold: pool.least))
            case .undecidable: return nil
            }
        }
    }

    /// - Parameter journeys: The number of journeys that the price of a season ticket covers, or
    ///   `nil` for any other ticket.
    private func verdict(
        by share: PriceShare, _ late: Int, _ journey: TicketJourney, journeys: Int?
    ) -> RightsAnswer.Verdict {
        guard let tiers = share.tiers(planned: journey.plannedMinutes) else {
            guard let least = share.least, !least.isReached(by: late) else {
                return .cannotTell(.plannedArrival)
            }
            return .notOwed(.delay(late: late, threshold: least))
        }
        guard let first = tiers.first?.threshold else { return .notOwed(.free) }
        guard let tier = tiers.last(where: { $0.threshold.isReached(by: late) }) else {
            return .notOwed(.delay(late: late, threshold: first))
        }
        guard let price = journey.ticket.price else { return .cannotTell(.fare) }
        guard !price.currency.isEmpty else { return .cannotTell(.currency) }
        guard price.amount > 0 else { return .notOwed(.free) }
        if let least = share.leastPrice {
            guard least.currency == price.currency else {
                return .cannotTell(.fareIn(least.currency))
            }
            guard price.amount >= least.amount else { return .notOwed(.price(price, least: least)) }
        }
        let isHalf = journey.ticket.kind == .return && !tier.isOfWholeTicket
        let parts = Decimal(journeys ?? 1) * (isHalf ? 2 : 1)
        let base = Fare(price.amount / parts, currency: price.currency)
        // The division comes last, so that no precision is lost before rounding.
        let exact = price.amount * tier.percent / (parts * 100)
        return paid(
            Fare(payout.rounded(exact), currency: price.currency),
            .share(percent: tier.percent, of: base), isVoucher: tier.isVoucher, journey)
    }

    private func verdict(
        by amounts: FixedAmounts, _ late: Int, _ journey: TicketJourney,
        _ start: Whereabouts, _ end: Whereabouts
    ) -> RightsAnswer.Verdict {
        if let least = amounts.least, !least.isReached(by: late) {
            return .notOwed(.delay(late: late, threshold: least))
        }
        if amounts.isForAnyDistance {
            return verdict(by: amounts.bands[0], in: amounts.currency, late, nil, journey)
        }
        guard let kilometres = journey.kilometres else {
            return .cannotTell(
                .coordinates(journey.from.coordinates == nil ? .departure : .arrival))
        }
        let length = OwedAmount.Length(kilometres)
        let verdicts = amounts.bands(for: kilometres, from: start, to: end).map {
            verdict(by: $0, in: amounts.currency, late, length, journey)
        }
        guard let first = verdicts.first else { return .notOwed(.free) }
        guard verdicts.allSatisfy({ $0 == first }) else {
            let end = journey.from.isAbout ? TripStop.departure : .arrival
            return .cannotTell(journey.mode == .flight ? .airport(end) : .coordinates(end))
        }
        return first
    }

    private func verdict(
        by band: FixedAmounts.Band, in currency: String, _ late: Int, _ length: OwedAmount.Length?,
        _ journey: TicketJourney
    ) -> RightsAnswer.Verdict {
        guard let first = band.steps.first else { return .notOwed(.free) }
        guard let step = band.steps.last(where: { $0.threshold.isReached(by: late) }) else {
            return .notOwed(.delay(late: late, threshold: first.threshold))
        }
        return paid(
            Fare(step.amount, currency: currency), .fixed(for: length), isVoucher: false, journey)
    }

    private func paid(
        _ amount: Fare, _ basis: OwedAmount.Basis, isVoucher: Bool, _ journey: TicketJourney
    ) -> RightsAnswer.Verdict {
        if let minimum = payout.minimum {
            if minimum.amount.currency == amount.currency {
                guard minimum.isReached(by: amount.amount) else {
                    return .notOwed(.amount(amount, minimum: minimum))
                }
            } else if !minimum.isOptional {
                return .cannotTell(.fareIn(minimum.amount.currency))
            }
        }
        guard amount.amount > 0 else { return .notOwed(.free) }
        return .owed(
            OwedAmount(
                amount: amount, basis: basis, isVoucher: isVoucher,
                deadline: deadline.flatMap { $0.last(from: journey.day) }))
    }
}

extension TicketJourney {
    /// Returns the delay at an end in whole minutes, or `nil` if it is unknown.
    fileprivate func late(at end: TripStop) -> Int? {
        if end == .departure { return departedLate }
        guard case .arrived(let late) = outcome else { return nil }
        return late
    }
}
