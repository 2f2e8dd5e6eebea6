/// The values that parts of all lie at or below. Each is one of the values: of two in the middle the lower.
public struct Quantiles: Hashable, Sendable {
    /// In order.
    private let values: [Int]

    public init(of values: [Int]) {
        self.values = values.sorted()
    }

    public var count: Int { values.count }
    public var median: Int? { value(at: 50) }
    /// A quarter of the values lie at or below it.
    public var lowerQuartile: Int? { value(at: 25) }
    /// Three quarters of the values lie at or below it.
    public var upperQuartile: Int? { value(at: 75) }
    /// Nine tenths of the values lie at or below it.
    public var ninetieth: Int? { value(at: 90) }

    /// The least value at or below which that percentage of them lies; nil where there is none.
    public func value(at percent: Int) -> Int? {
        guard !values.isEmpty else { return nil }
        let rank = (percent * values.count + 99) / 100
        return values[min(max(rank, 1), values.count) - 1]
    }
}
