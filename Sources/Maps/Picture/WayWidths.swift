internal import Foundation

/// How wide ways are drawn: each doubling of the trips makes one as much wider, and all are thinner
/// where there are many.
struct WayWidths {
    private static let (least, greatest) = (1.5, 6.0)
    /// Where there was no way more than once.
    private static let only = 2.25
    private let least: Double
    private let step: Double
    private let part: Double

    /// - Parameters:
    ///   - most: the trips of the way that has the most.
    ///   - ways: how many ways there are.
    init(most: Int, among ways: Int) {
        least = most > 1 ? Self.least : Self.only
        step = min(0.8, (Self.greatest - Self.least) / max(log2(Double(max(most, 1))), 1))
        part = max(0.4, min(1, (150 / Double(max(ways, 1))).squareRoot()))
    }

    func width(_ count: Int) -> Double {
        part * (least + step * log2(Double(max(count, 1))))
    }
}
