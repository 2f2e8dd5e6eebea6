package import Foundation

/// Amounts that depend on the distance and the delay, but not on the price.
public struct FixedAmounts: Hashable, Sendable {
    package let currency: String
    /// The bands of distance. The first band that a journey is in counts.
    package let bands: [Band]

    package init(currency: String, _ bands: [Band]) {
        self.currency = currency
        self.bands = bands
    }

    /// A range of distances for which the same amounts are owed.
    package struct Band: Hashable, Sendable {
        /// The greatest distance in kilometres, inclusive, or `nil` for any distance.
        package let upTo: Int?
        /// The territory that both ends must be in, or `nil` for any.
        package let within: Territory?
        /// The amounts by delay, the shortest delay first.
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

    var isForAnyDistance: Bool {
        bands.first.map { $0.upTo == nil && $0.within == nil } ?? false
    }

    /// Returns the bands that a journey between two places may be in, which are several only if its
    /// length is not known exactly.
    func bands(
        for kilometres: ClosedRange<Double>, from start: Whereabouts, to end: Whereabouts
    ) -> [Band] {
        let here = bands.filter { band in
            band.within.map { start.isIn($0) == true && end.isIn($0) == true } ?? true
        }
        func index(of kilometres: Double) -> Int? {
            here.firstIndex { $0.upTo.map { kilometres <= Double($0) } ?? true }
        }
        guard let first = index(of: kilometres.lowerBound) else { return [] }
        return Array(here[first...(index(of: kilometres.upperBound) ?? here.count - 1)])
    }

    /// The shortest delay for which anything is owed, at any distance.
    var least: DelayThreshold? {
        bands.compactMap(\.steps.first?.threshold).min { $0.least < $1.least }
    }
}
