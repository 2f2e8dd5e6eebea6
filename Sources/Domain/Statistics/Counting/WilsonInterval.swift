internal import Foundation

/// Between which shares the real one lies in 95 of 100 cases, after so many of so many (E. B. Wilson,
/// 1927). Few cases make it wide: three of three may well be luck.
public struct WilsonInterval: Hashable, Sendable {
    /// From 0 to 1.
    public let lower: Double
    public let upper: Double

    /// Nil where there is no case.
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

    /// Of a normal distribution, 95 of 100 lie so many standard deviations around the middle.
    private static let deviations = 1.959_963_984_540_054
}
