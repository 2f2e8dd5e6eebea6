package import Domain

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
        guard case .pool(let pool) = computation else { return nil }
        return pool.balance(of: delays, in: seat, price: price, payout: payout)
    }
}

extension RightsRule {
    /// Returns whether a season ticket collects a delay of so many minutes.
    package func collects(_ minutes: Int) -> Bool {
        if case .pool(let pool) = computation { pool.counts(minutes) } else { false }
    }

    /// Returns the amount of one case of a season ticket, or `nil` if the rule collects none.
    ///
    /// - Parameter price: The price of the ticket for its validity.
    package func amountOfCase(in seat: SeatClass, price: Fare?) -> Fare? {
        guard case .pool(let pool) = computation else { return nil }
        return pool.amountOfCase(in: seat, price: price, payout)
    }

    /// Whether collected delays are settled by calendar month, whatever the validity of the ticket.
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
