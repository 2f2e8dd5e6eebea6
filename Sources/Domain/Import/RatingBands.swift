/// The bands that turn numeric ratings into the five words of feedback.
///
/// All scales are normalised to ten: three of five stars are six.
public struct RatingBands: Hashable, Sendable {
    /// The greatest numbers that mean very bad, bad, so and so, and good, on a scale to ten.
    /// Greater numbers mean really good. They never fall.
    public private(set) var ends: [Double]

    /// The bands of one, two, three and four stars of five.
    public static let usual = RatingBands()

    private init() {
        ends = [2, 4, 6, 8]
    }

    /// Returns `nil` unless there are four ends from 0 to 10 that never fall.
    public init?(ends: [Double]) {
        guard ends.count == 4, ends.allSatisfy((0...10).contains), ends == ends.sorted() else {
            return nil
        }
        self.ends = ends
    }

    public func feedback(for rating: OriginalRating) -> Feedback {
        let words: [Feedback] = [.veryBad, .bad, .soAndSo, .good]
        let tenths = rating.value / rating.best * 10
        return zip(ends, words).first { tenths <= $0.0 }?.1 ?? .reallyGood
    }
}

public struct OriginalRating: Hashable, Sendable {
    /// The rating, greater than zero and at most `best`.
    public let value: Double
    /// The best rating of the scale, 5 or 10.
    public let best: Double

    /// Returns `nil` if the number is not on the scale. Zero stands for "not rated" in all sources.
    public init?(_ value: Double, of best: Double) {
        guard best > 0, value > 0, value <= best else { return nil }
        self.value = value
        self.best = best
    }

    /// The rating with its scale, such as `3.5/5`.
    public var text: String { "\(Self.shortest(value))/\(Self.shortest(best))" }

    private static func shortest(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
