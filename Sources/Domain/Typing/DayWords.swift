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
    /// The words beside a weekday that mean the one to come, such as "next".
    public let next: Set<String>
    /// The words beside a weekday that mean the one before, such as "last".
    public let last: Set<String>
    /// Whether 11/20 means 20 November.
    public let isMonthFirst: Bool

    public init(
        near: [String: Int], weekdays: [String: Weekday], shortWeekdays: [String: Weekday],
        months: [String: Int], particles: Set<String> = [], next: Set<String> = [],
        last: Set<String> = [], isMonthFirst: Bool = false
    ) {
        self.near = near
        self.weekdays = weekdays
        self.shortWeekdays = shortWeekdays
        self.months = months
        self.particles = particles
        self.next = next
        self.last = last
        self.isMonthFirst = isMonthFirst
    }

    /// Returns the weekday with a name, in full or abbreviated, or `nil` if there is none.
    func weekday(_ key: String) -> Weekday? { weekdays[key] ?? shortWeekdays[key] }

    /// Returns the weekday in a text such as "next friday" or "vendredi dernier", and whether it is
    /// the one to come, or `nil` if the text has another form.
    func weekdayBeside(_ key: String) -> (day: Weekday, isNext: Bool)? {
        for (words, isNext) in [(next, true), (last, false)] {
            for word in words {
                let rest =
                    key.hasPrefix(word)
                    ? key.dropFirst(word.count)
                    : key.hasSuffix(word) ? key.dropLast(word.count) : ""
                if let day = weekday(rest.split(separator: " ").joined(separator: " ")) {
                    return (day, isNext)
                }
            }
        }
        return nil
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
