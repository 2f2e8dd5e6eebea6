/// What a list of entries is sorted by, and which way round.
///
/// Entries without the fact come last in either direction, and those of which it is the same as they do
/// where the newest come first.
public struct ListOrder: Hashable, Sendable {
    public var fact: Fact
    /// Oldest days, last letters, worst feedback and smallest numbers first.
    public var isReversed: Bool

    public enum Fact: String, CaseIterable, Sendable {
        /// The newest first.
        case date
        /// From A to Z; trips by where they go from, then by where they go to.
        case title
        /// The best first.
        case feedback
        /// The year a film is of, the latest first.
        case released
        /// The longest first.
        case runtime
        /// In whole minutes, the most first.
        case delay
        /// The farthest first.
        case distance
    }

    public init(_ fact: Fact = .date, isReversed: Bool = false) {
        self.fact = fact
        self.isReversed = isReversed
    }
}
