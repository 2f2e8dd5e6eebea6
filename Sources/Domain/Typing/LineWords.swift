/// The words that a reader of trip lines knows.
public struct LineWords: Hashable, Sendable {
    public let days: DayReader
    /// The words between two places, such as "to".
    public let between: Set<String>
    /// The words before a place, such as "from".
    public let before: Set<String>
    /// The words for means of transport, in lower case.
    public let modes: [String: TravelMode]
    public let operators: Set<String>

    public init(
        days: DayReader, between: Set<String>, before: Set<String>, modes: [String: TravelMode],
        operators: Set<String> = []
    ) {
        self.days = days
        self.between = between
        self.before = before
        self.modes = modes
        self.operators = operators
    }
}
