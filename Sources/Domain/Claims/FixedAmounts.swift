package import Foundation

/// Amounts that do not depend on the price, by how far it is and how late one is.
public struct FixedAmounts: Hashable, Sendable {
    package let currency: String
    /// Of those that a journey is in, the first counts.
    package let bands: [Band]

    package init(currency: String, _ bands: [Band]) {
        self.currency = currency
        self.bands = bands
    }

    /// Distances of which the same is owed.
    package struct Band: Hashable, Sendable {
        /// In kilometres, itself among them; nil for any distance.
        package let upTo: Int?
        /// The territory that both ends are in; nil for all.
        package let within: Territory?
        /// The one with the shortest delay first.
        package let steps: [Step]

        package init(upTo: Int? = nil, within: Territory? = nil, _ steps: [Step]) {
            self.upTo = upTo
            self.within = within
            self.steps = steps
        }
    }

    package struct Step: Hashable, Sendable {
        package let threshold: DelayThreshold
        package let amount: Decimal

        package init(_ threshold: DelayThreshold, _ amount: Decimal) {
            self.threshold = threshold
            self.amount = amount
        }
    }

    /// Whether the same is owed however far it is.
    var isForAnyDistance: Bool {
        bands.first.map { $0.upTo == nil && $0.within == nil } ?? false
    }

    /// The least delay of which anything is owed at any distance.
    var least: DelayThreshold? {
        bands.compactMap(\.steps.first?.threshold).min { $0.least < $1.least }
    }
}
