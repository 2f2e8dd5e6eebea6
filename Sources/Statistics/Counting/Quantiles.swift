/// The quantiles of some values. Each is one of the values: of two in the middle the lower.
public struct Quantiles: Hashable, Sendable {
    private let values: [Int]

    public init(of values: [Int]) { self.values = values.sorted() }

    public var count: Int { values.count }
    public var median: Int? { value(at: 50) }
    /// The value that a quarter of the values do not exceed.
    public var lowerQuartile: Int? { value(at: 25) }
    /// The value that three quarters of the values do not exceed.
    public var upperQuartile: Int? { value(at: 75) }
    /// The value that nine tenths of the values do not exceed.
    public var ninetieth: Int? { value(at: 90) }

    /// Returns the least value that so many per cent of the values do not exceed, or `nil` if there
    /// are none.
    public func value(at percent: Int) -> Int? {
        guard !values.isEmpty else { return nil }
        let rank = (percent * values.count + 99) / 100
        return values[min(max(rank, 1), values.count) - 1]
    }
}

/// Returns the quotient rounded to the nearest whole number, and away from zero if two are equally
/// near.
///
/// - Parameter divisor: A positive number.
func roundedDivide(_ value: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    guard remainder.magnitude * 2 >= divisor.magnitude else { return quotient }
    return quotient + (value < 0 ? -1 : 1)
}
