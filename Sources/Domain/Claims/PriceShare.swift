package import Foundation

/// Parts of the price of a ticket, by how late one is.
public struct PriceShare: Hashable, Sendable {
    /// By how long journeys are planned to take: of those that a journey is in, the first counts.
    package let bands: [Band]
    /// A ticket that cost less gives nothing.
    package let leastPrice: Fare?

    /// - Parameter tiers: for journeys of any length.
    package init(_ tiers: [Tier], leastPrice: Fare? = nil) {
        self.init(bands: [Band(tiers)], leastPrice: leastPrice)
    }

    package init(bands: [Band], leastPrice: Fare? = nil) {
        self.bands = bands
        self.leastPrice = leastPrice
    }

    /// Journeys of some planned length.
    package struct Band: Hashable, Sendable {
        /// In minutes, itself among them; nil for any length.
        package let upTo: Int?
        /// The one with the shortest delay first.
        package let tiers: [Tier]

        package init(upTo: Int? = nil, _ tiers: [Tier]) {
            self.upTo = upTo
            self.tiers = tiers
        }
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

    /// Those of a journey that is planned to take so many minutes; `nil` if they depend on that and it
    /// is unknown.
    func tiers(planned minutes: Int?) -> [Tier]? {
        if bands.count == 1 { return bands[0].tiers }
        guard let minutes else { return nil }
        return bands.first { $0.upTo.map { minutes <= $0 } ?? true }?.tiers
    }

    /// The least delay of which anything is owed, however long the journey.
    var least: DelayThreshold? {
        bands.compactMap(\.tiers.first?.threshold).min { $0.least < $1.least }
    }
}
