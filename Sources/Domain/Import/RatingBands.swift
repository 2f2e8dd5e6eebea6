/// Where the five words of feedback end on a scale of numbers.
///
/// All scales are compared as parts of ten: three of five stars are six.
public struct RatingBands: Hashable, Sendable {
    /// The highest numbers that are very bad, bad, so and so, and good, on a scale that ends at
    /// ten; what lies above is really good. They never fall.
    public private(set) var ends: [Double]

    /// One, two, three and four stars of five.
    public static let usual = RatingBands()

    private init() {
        ends = [2, 4, 6, 8]
    }

    /// Nil unless there are four ends from 0 to 10 that never fall.
    public init?(ends: [Double]) {
        guard ends.count == 4, ends.allSatisfy((0...10).contains), ends == ends.sorted() else {
            return nil
        }
        self.ends = ends
    }

    /// The word for a number.
    public func feedback(for rating: OriginalRating) -> Feedback {
        let words: [Feedback] = [.veryBad, .bad, .soAndSo, .good]
        let tenths = rating.value / rating.best * 10
        return zip(ends, words).first { tenths <= $0.0 }?.1 ?? .reallyGood
    }
}

/// A rating as a number of a scale of numbers.
public struct OriginalRating: Hashable, Sendable {
    /// More than zero, and not more than `best`.
    public let value: Double
    /// The best number of the scale: 5 or 10.
    public let best: Double

    /// Returns nil if the number is not on the scale; zero stands for "not rated" wherever it occurs.
    public init?(_ value: Double, of best: Double) {
        guard best > 0, value > 0, value <= best else { return nil }
        self.value = value
        self.best = best
    }

    /// Such as `3.5/5`.
    public var text: String { "\(Self.shortest(value))/\(Self.shortest(best))" }

    private static func shortest(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
