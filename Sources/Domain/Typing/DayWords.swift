/// The words for days in a language, in lower case and without a full stop.
public struct DayWords: Hashable, Sendable {
    /// The words for days near today with their distance, such as 1 for "tomorrow".
    public let near: [String: Int]
    public let weekdays: [String: Weekday]
    /// The abbreviated weekdays, such as "fri".
    public let shortWeekdays: [String: Weekday]
    /// The names of months, in full and abbreviated, with 1 for January.
    public let months: [String: Int]
    /// The words in dates without a meaning of their own, such as "de" in "20 de noviembre".
    public let particles: Set<String>
    /// Whether 11/20 means 20 November.
    public let isMonthFirst: Bool

    public init(
        near: [String: Int], weekdays: [String: Weekday], shortWeekdays: [String: Weekday],
        months: [String: Int], particles: Set<String> = [], isMonthFirst: Bool = false
    ) {
        self.near = near
        self.weekdays = weekdays
        self.shortWeekdays = shortWeekdays
        self.months = months
        self.particles = particles
        self.isMonthFirst = isMonthFirst
    }

    /// Returns a word in the form of the keys in these tables.
    public static func key(_ word: some StringProtocol) -> String {
        let small = word.lowercased().replacing("’", with: "'")
        return small.hasSuffix(".") ? String(small.dropLast()) : small
    }
}

/// A day by its numbers, which may not exist in the calendar.
public struct DayNumbers: Hashable, Sendable {
    public let year: Int
    public let month: Int
    public let day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    init(_ day: CalendarDay) {
        self.init(year: day.year, month: day.month, day: day.day)
    }

    /// The day, or `nil` if the calendar has no such day.
    public var calendarDay: CalendarDay? { CalendarDay(year: year, month: month, day: day) }
}
