public import Domain
package import Foundation

/// A rule that collects the delays of a season ticket and pays an amount for each case.
public struct SeasonPool: Hashable, Sendable {
    package let currency: String
    /// The delay that makes a case by itself.
    package let full: DelayThreshold
    /// The delay from which shorter delays are added up, a case for each full sum of minutes, or
    /// `nil` if they are not added up.
    package let adding: DelayThreshold?
    /// The least amount of a case, by class.
    package let amounts: [SeatClass: Decimal]
    /// The number of days that the ticket's price is for. If the price of one day exceeds the least
    /// amount of a case, a case pays that price. `nil` if the price does not matter.
    package let daysInPrice: Int?
    /// The greatest share of the ticket's price that is paid, in per cent.
    package let capPercent: Decimal?
    /// Whether each calendar month is settled by itself; otherwise the whole validity is.
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

    /// Returns whether a delay counts, by itself or added to others.
    package func counts(_ late: Int) -> Bool { least.isReached(by: late) }

    var least: DelayThreshold { adding ?? full }
}

/// The cases and the amount that the delays of a season ticket come to.
public struct PoolBalance: Hashable, Sendable {
    /// The number of cases, including those of delays that were added up.
    public let cases: Int
    /// The minutes that were added up and do not make a case yet.
    public let minutesTowardsNext: Int
    /// The minutes that are missing for the next case, or `nil` if delays are not added up.
    public let minutesToNext: Int?
    /// The amount of all cases together, before the cap.
    public let amount: Fare
    /// The most that is paid for the ticket's validity, or `nil` if there is no cap or no known
    /// price in the same currency.
    public let cap: Fare?
    /// The amount that is paid; zero if it is below the minimum payout.
    public let owed: Fare
    /// The minimum payout that was not reached, or `nil` if it was.
    public let belowMinimum: MinimumPayout?

    /// Whether further cases bring nothing.
    public var isCapReached: Bool { cap.map { $0.amount <= amount.amount } ?? false }
}

extension SeasonPool {
    /// Returns the balance of delays of one ticket, in minutes and in any order.
    ///
    /// - Parameter price: The price of the ticket for the period of the delays.
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

/// A number of minutes from which a delay counts.
public struct DelayThreshold: Hashable, Sendable {
    public let minutes: Int
    /// Whether a delay of exactly `minutes` is enough; otherwise it has to be longer.
    public let isInclusive: Bool

    package init(_ minutes: Int, isInclusive: Bool = true) {
        self.minutes = minutes
        self.isInclusive = isInclusive
    }

    package func isReached(by late: Int) -> Bool { isInclusive ? late >= minutes : late > minutes }

    /// The shortest delay that reaches the threshold, in whole minutes.
    package var least: Int { isInclusive ? minutes : minutes + 1 }
}
