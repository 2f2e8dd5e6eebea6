/// The words that a line is read by.
public struct LineWords: Hashable, Sendable {
    public let days: DayReader
    /// Stand between two places, such as "to".
    public let between: Set<String>
    /// Stand before a place, such as "from".
    public let before: Set<String>
    /// What one travels by, in small letters.
    public let modes: [String: TravelMode]
    /// Those that the journal knows.
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
