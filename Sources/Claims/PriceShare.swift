package import Domain
package import Foundation

/// Shares of the price of a ticket, by delay.
public struct PriceShare: Hashable, Sendable {
    /// The tiers by planned travel time. The first band that a journey is in counts.
    package let bands: [Band]
    /// The least price of a ticket for which anything is owed, or `nil` if any price is enough.
    package let leastPrice: Fare?

    /// - Parameter tiers: The tiers for journeys of any planned travel time.
    package init(_ tiers: [Tier], leastPrice: Fare? = nil) {
        self.init(bands: [Band(tiers)], leastPrice: leastPrice)
    }

    package init(bands: [Band], leastPrice: Fare? = nil) {
        self.bands = bands
        self.leastPrice = leastPrice
    }

    /// Journeys up to a planned travel time.
    package struct Band: Hashable, Sendable {
        /// The longest planned travel time in minutes, inclusive, or `nil` for any.
        package let upTo: Int?
        /// The tiers, the shortest delay first.
        package let tiers: [Tier]

        package init(upTo: Int? = nil, _ tiers: [Tier]) {
            self.upTo = upTo
            self.tiers = tiers
        }
    }

    package struct Tier: Hashable, Sendable {
        package let threshold: DelayThreshold
        package let percent: Decimal
        /// Whether the share is of the whole ticket, with the return trip; otherwise of the price
        /// of one direction.
        package let isOfWholeTicket: Bool
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

    /// Returns the tiers for a planned travel time, or `nil` if they depend on it and it is
    /// unknown.
    func tiers(planned minutes: Int?) -> [Tier]? {
        if bands.count == 1 { return bands[0].tiers }
        guard let minutes else { return nil }
        return bands.first { $0.upTo.map { minutes <= $0 } ?? true }?.tiers
    }

    /// The shortest delay for which anything is owed, for any planned travel time.
    var least: DelayThreshold? {
        bands.compactMap(\.tiers.first?.threshold).min { $0.least < $1.least }
    }
}
