/// Reads and writes times of day, for a field in which one is typed.
public struct ClockFormat: Hashable, Sendable {
    private let words: Localizer
    /// The minute of the day that a typed time is likely to be near, or `nil` if that is not known
    /// or the clock has 24 hours.
    private let minuteNearby: Int?

    /// Makes a format that reads and writes times as the words do.
    ///
    /// - Parameter time: a time that the typed one is likely to be near. On a clock of twelve hours
    ///   it decides which half of the day is meant.
    public init(_ words: Localizer, near time: (hour: Int, minute: Int)? = nil) {
        self.words = words
        minuteNearby =
            words.hasTwelveHours ? time.map { $0.hour * 60 + $0.minute } : nil
    }

    /// The time in words, such as "14:02" or "2:02 PM".
    public func text(hour: Int, minute: Int) -> String { words.time(hour: hour, minute: minute) }

    /// Returns the time of day that a text means, or `nil` if it means none.
    public func read(_ text: String) -> (hour: Int, minute: Int)? {
        words.clock(typed: text, near: minuteNearby)
    }
}
