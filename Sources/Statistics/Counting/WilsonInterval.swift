internal import Domain
internal import Foundation

/// The 95 per cent confidence interval of a proportion (E. B. Wilson, 1927). It is wide for few
/// cases: three of three may be luck.
public struct WilsonInterval: Hashable, Sendable {
    /// The lower bound, from 0 to 1.
    public let lower: Double
    public let upper: Double

    /// Returns `nil` if there are no cases.
    public init?(_ count: Int, of total: Int) {
        guard total > 0, (0...total).contains(count) else { return nil }
        let (total, share) = (Double(total), Double(count) / Double(total))
        let square = Self.deviations * Self.deviations
        let middle = share + square / (2 * total)
        let width =
            Self.deviations
            * (share * (1 - share) / total + square / (4 * total * total)).squareRoot()
        lower = count == 0 ? 0 : (middle - width) / (1 + square / total)
        upper = share == 1 ? 1 : (middle + width) / (1 + square / total)
    }

    /// The number of standard deviations around the mean that contain 95 per cent of a normal
    /// distribution.
    private static let deviations = 1.959_963_984_540_054
}
