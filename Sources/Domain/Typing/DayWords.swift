/// The words that people of a language have for days, in small letters and without a full stop.
public struct DayWords: Hashable, Sendable {
    /// Days from today, such as 1 for "tomorrow".
    public let near: [String: Int]
    public let weekdays: [String: Weekday]
    /// The same, shortened, such as "fri".
    public let shortWeekdays: [String: Weekday]
    /// In full and shortened; 1 for January.
    public let months: [String: Int]
    /// Words that stand in a date and mean nothing, such as "de" in "20 de noviembre".
    public let particles: Set<String>
    /// Whether 11/20 is the 20th of November.
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

    /// A word as it is looked up here.
    public static func key(_ word: some StringProtocol) -> String {
        let small = word.lowercased().replacing("’", with: "'")
        return small.hasSuffix(".") ? String(small.dropLast()) : small
    }
}

/// A day by its numbers, which may be none of the calendar.
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

    /// Nil where the calendar has no such day.
    public var calendarDay: CalendarDay? { CalendarDay(year: year, month: month, day: day) }
}
