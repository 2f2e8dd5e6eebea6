/// How times of day are written and read, for a field in which one is typed.
public struct ClockFormat: Hashable, Sendable {
    private let words: LocalWords

    /// Follows the habits that the words follow.
    public init(_ words: LocalWords) {
        self.words = words
    }

    /// Such as "14:02" or "2:02 PM".
    public func text(hour: Int, minute: Int) -> String { words.time(hour: hour, minute: minute) }

    /// Reads what somebody typed; nil where it is not a time of day.
    public func read(_ text: String) -> (hour: Int, minute: Int)? { words.clock(typed: text) }
}
