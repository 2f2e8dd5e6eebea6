/// The order of a list of entries.
///
/// Entries without the fact come last in either direction. Entries with equal facts are ordered
/// with the newest first.
public struct ListOrder: Hashable, Sendable {
    public var fact: Fact
    /// Whether the order is reversed: oldest days, last letters, worst feedback or smallest numbers
    /// first.
    public var isReversed: Bool

    public enum Fact: String, CaseIterable, Sendable {
        /// The day, the newest first.
        case date
        /// The title from A to Z. Trips are ordered by origin, then by destination.
        case title
        /// The feedback, the best first.
        case feedback
        /// The person's own rating or else that of others, the best first.
        case rated
        /// The year of release, the latest first.
        case released
        /// The running time, the longest first.
        case runtime
        /// The delay in whole minutes, the greatest first.
        case delay
        /// The distance, the farthest first.
        case distance
        /// The actual or else the scheduled travel time, the longest first.
        case duration
        /// The place where a film was watched, from A to Z, as are the next three.
        case place
        /// The first director that is named.
        case director
        case `operator`
        case service

        /// Whether the smallest value comes first, which holds for texts but not for numbers.
        public var isRising: Bool {
            switch self {
            case .title, .place, .director, .operator, .service: true
            case .date, .feedback, .rated, .released, .runtime, .delay, .distance, .duration: false
            }
        }
    }

    public init(_ fact: Fact = .date, isReversed: Bool = false) {
        self.fact = fact
        self.isReversed = isReversed
    }
}
