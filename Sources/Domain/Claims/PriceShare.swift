package import Foundation

/// Parts of the price of a ticket, by how late one is.
public struct PriceShare: Hashable, Sendable {
    /// The one with the shortest delay first.
    package let tiers: [Tier]
    /// A ticket that cost less gives nothing.
    package let leastPrice: Fare?

    package init(_ tiers: [Tier], leastPrice: Fare? = nil) {
        self.tiers = tiers
        self.leastPrice = leastPrice
    }

    package struct Tier: Hashable, Sendable {
        package let threshold: DelayThreshold
        package let percent: Decimal
        /// Whether it is a part of the whole ticket, with the way back; otherwise of the price of one
        /// direction.
        package let isOfWholeTicket: Bool
        /// Whether it is paid in vouchers alone.
        package let isVoucher: Bool

        package init(
            _ threshold: DelayThreshold, percent: Decimal, isOfWholeTicket: Bool = false,
            isVoucher: Bool = false
        ) {
            self.threshold = threshold
            self.percent = percent
            self.isOfWholeTicket = isOfWholeTicket
            self.isVoucher = isVoucher
        }
    }

    /// The one with the longest delay that was reached; nil where none was.
    func tier(for late: Int) -> Tier? {
        tiers.last { $0.threshold.isReached(by: late) }
    }
}
