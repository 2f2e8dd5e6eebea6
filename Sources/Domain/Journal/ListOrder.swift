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
        /// How long a trip took, or else takes by the timetable; the longest first.
        case duration
        /// From A to Z, as are the next three: where a film was watched.
        case place
        /// The first one that is named.
        case director
        case `operator`
        case service

        /// Whether the smallest comes first: a text does, and no number.
        public var isRising: Bool {
            switch self {
            case .title, .place, .director, .operator, .service: true
            case .date, .feedback, .released, .runtime, .delay, .distance, .duration: false
            }
        }
    }

    public init(_ fact: Fact = .date, isReversed: Bool = false) {
        self.fact = fact
        self.isReversed = isReversed
    }
}
