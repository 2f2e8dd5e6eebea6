package import Foundation

/// Amounts a case for the delays of a season ticket, which its holder collects.
public struct SeasonPool: Hashable, Sendable {
    package let currency: String
    /// What a case is.
    package let full: DelayThreshold
    /// Shorter delays from this one on are added up, and each full case of minutes is one; nil where
    /// they are not.
    package let adding: DelayThreshold?
    /// The least amount of a case, by class.
    package let amounts: [SeatClass: Decimal]
    /// For so many days the ticket's price is: where a day of it is worth more, a case gives that. Nil where
    /// the price does not matter.
    package let daysInPrice: Int?
    /// No more than this part of the ticket's price is paid.
    package let capPercent: Decimal?
    /// Whether calendar months are settled each by itself; otherwise all of the ticket's validity is.
    package let isByMonth: Bool

    package init(
        currency: String, full: DelayThreshold, adding: DelayThreshold?,
        amounts: [SeatClass: Decimal], daysInPrice: Int? = nil, capPercent: Decimal?,
        isByMonth: Bool = false
    ) {
        self.currency = currency
        self.full = full
        self.adding = adding
        self.amounts = amounts
        self.daysInPrice = daysInPrice
        self.capPercent = capPercent
        self.isByMonth = isByMonth
    }

    /// Whether a delay counts, by itself or added to others.
    package func counts(_ late: Int) -> Bool { least.isReached(by: late) }

    /// The shortest delay that counts.
    var least: DelayThreshold { adding ?? full }
}

/// The class that a season ticket is for.
public enum SeatClass: String, CaseIterable, Sendable {
    case first = "1"
    case second = "2"
}

/// What the delays of a season ticket come to.
public struct PoolBalance: Hashable, Sendable {
    /// How many there are, those of delays that were added up among them.
    public let cases: Int
    /// Minutes that were added up and make no case yet.
    public let minutesTowardsNext: Int
    /// How many more make a case; nil where nothing is added up.
    public let minutesToNext: Int?
    /// All cases together, before the cap.
    public let amount: Fare
    /// The most that is paid for the time of the ticket; nil where there is no cap, or where nobody knows
    /// the price in the same currency.
    public let cap: Fare?
    /// What is paid: nothing while it is less than the smallest payment.
    public let owed: Fare
    /// How much less it is than the smallest payment; nil where it is enough.
    public let belowMinimum: MinimumPayout?
}

extension SeasonPool {
    /// What some delays of one ticket come to, in minutes, in any order.
    ///
    /// - Parameter price: of the ticket for the time in which the delays were.
    package func balance(
        of delays: [Int], in seat: SeatClass, price: Fare?, payout: Payout
    ) -> PoolBalance {
        var cases = 0
        var added = 0
        for late in delays {
            if full.isReached(by: late) {
                cases += 1
            } else if adding?.isReached(by: late) == true {
                added += late
            }
        }
        let (more, rest) = added.quotientAndRemainder(dividingBy: full.minutes)
        cases += more
        let one = amountOfCase(in: seat, price: price, payout).amount
        let amount = Fare(one * Decimal(cases), currency: currency)
        let cap = price.flatMap { mostPaid(of: $0, payout) }
        let paid = cap.map { min($0.amount, amount.amount) } ?? amount.amount
        let rounded = payout.rounded(paid)
        let minimum = payout.minimum.flatMap { $0.isReached(by: rounded) ? nil : $0 }
        return PoolBalance(
            cases: cases, minutesTowardsNext: rest,
            minutesToNext: adding == nil ? nil : full.minutes - rest, amount: amount, cap: cap,
            owed: Fare(minimum == nil ? rounded : 0, currency: currency), belowMinimum: minimum)
    }

    func amountOfCase(in seat: SeatClass, price: Fare?, _ payout: Payout) -> Fare {
        let least = amounts[seat] ?? 0
        guard let daysInPrice, let price, price.currency == currency else {
            return Fare(least, currency: currency)
        }
        let ofDay = payout.rounded(price.amount / Decimal(daysInPrice))
        return Fare(max(least, ofDay), currency: currency)
    }

    private func mostPaid(of price: Fare, _ payout: Payout) -> Fare? {
        guard let capPercent, price.currency == currency else { return nil }
        return Fare(payout.rounded(price.amount * capPercent / 100), currency: currency)
    }
}
