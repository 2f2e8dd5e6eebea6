/// How times of day are written and read, for a field in which one is typed.
public struct ClockFormat: Hashable, Sendable {
    private let words: LocalWords
    /// The minute of the day that a time is likely to be near; `nil` where nothing is known of that, or a
    /// time says itself which half of the day is meant.
    private let minuteNearby: Int?

    /// Follows the habits that the words follow.
    ///
    /// - Parameter time: the time that one which is typed is likely to be near. By a clock of twelve hours it
    ///   says which half of the day is meant.
    public init(_ words: LocalWords, near time: (hour: Int, minute: Int)? = nil) {
        self.words = words
        minuteNearby =
            words.hasTwelveHours ? time.map { $0.hour * 60 + $0.minute } : nil
    }

    /// Such as "14:02" or "2:02 PM".
    public func text(hour: Int, minute: Int) -> String { words.time(hour: hour, minute: minute) }

    /// Reads what somebody typed; nil where it is not a time of day.
    public func read(_ text: String) -> (hour: Int, minute: Int)? {
        words.clock(typed: text, near: minuteNearby)
    }
}
