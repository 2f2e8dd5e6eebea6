internal import Foundation

/// The widths of ways: each doubling of the trips adds the same width, and all ways are thinner if
/// there are many.
struct WayWidths {
    private static let (least, greatest) = (1.5, 6.0)
    /// The width if no way was travelled more than once.
    private static let only = 2.25
    private let least: Double
    private let step: Double
    private let part: Double

    /// - Parameters:
    ///   - most: the number of trips of the most travelled way.
    ///   - ways: the number of ways.
    init(most: Int, among ways: Int) {
        least = most > 1 ? Self.least : Self.only
        step = min(0.8, (Self.greatest - Self.least) / max(log2(Double(max(most, 1))), 1))
        part = max(0.4, min(1, (150 / Double(max(ways, 1))).squareRoot()))
    }

    func width(_ count: Int) -> Double {
        part * (least + step * log2(Double(max(count, 1))))
    }
}
