/// Reads days as people write them: `2026-11-20`, `20 Nov`, `November 20th`, `20.11.`, `11/20`,
/// `friday`, `next friday`, `tomorrow`, or only the day of the month.
///
/// A journal looks back: a weekday is the last of its name before today.
public struct DayReader: Hashable, Sendable {
    /// The year of a date that is typed without one.
    public enum Tendency: Hashable, Sendable {
        /// This year, unless the date is more than half a year ahead; then the year before.
        case thisYear
        /// The latest that is not after today.
        case past
    }

    public let words: DayWords
    public let today: CalendarDay
    public let tendency: Tendency

    public init(words: DayWords, today: CalendarDay, tendency: Tendency) {
        self.words = words
        self.today = today
        self.tendency = tendency
    }

    /// Returns the day that a text stands for, or `nil` if it is no day. The day may not exist in
    /// the calendar.
    ///
    /// - Parameter shown: The day whose month and year complete the text; today if it is `nil`.
    public func numbers(_ text: String, near shown: CalendarDay? = nil) -> DayNumbers? {
        let whole = DayWords.key(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        if let days = words.near[whole] { return today.advanced(byDays: days).map(DayNumbers.init) }
        if let weekday = words.weekday(whole) { return day(weekday, step: -1) }
        if let (weekday, isNext) = words.weekdayBeside(whole) {
            return day(weekday, step: isNext ? 1 : -1)
        }
        guard let date = TypedDate(text, words: words) else { return nil }
        return numbers(of: date, near: shown ?? today)
    }

    /// Returns whether a text is a date with a month, which may not exist in the calendar.
    func namesMonth(_ text: String) -> Bool {
        TypedDate(text, words: words)?.month.map((1...12).contains) ?? false
    }

    /// - Parameter step: 1 for the next weekday of that name, or -1 for the last one.
    private func day(_ weekday: Weekday, step: Int) -> DayNumbers? {
        (1...7).lazy.compactMap { today.advanced(byDays: $0 * step) }
            .first { $0.weekday == weekday }.map(DayNumbers.init)
    }

    private func numbers(of date: TypedDate, near shown: CalendarDay) -> DayNumbers {
        let month = date.month ?? shown.month
        if let year = date.year {
            let full = date.hasShortYear ? Self.year(endingIn: year, near: today.year) : year
            return DayNumbers(year: full, month: month, day: date.day)
        }
        guard date.month != nil else {
            return DayNumbers(year: shown.year, month: month, day: date.day)
        }
        let ofYear = DayNumbers(year: shown.year, month: month, day: date.day)
        switch tendency {
        case .thisYear:
            let isFarAhead =
                ofYear.calendarDay.map { shown.days(until: $0) > Self.halfAYear } ?? false
            return isFarAhead
                ? DayNumbers(year: shown.year - 1, month: month, day: date.day) : ofYear
        case .past:
            // A leap day may be eight years away.
            let latest = (-8...8).compactMap {
                CalendarDay(year: shown.year + $0, month: month, day: date.day)
            }.last { $0 <= max(today, shown) }
            return latest.map(DayNumbers.init) ?? ofYear
        }
    }

    /// The greatest number of days that a date of this year may be ahead.
    private static let halfAYear = 183

    private static func year(endingIn figures: Int, near year: Int) -> Int {
        let century = year - year % 100
        return [century - 100, century, century + 100].map { $0 + figures }
            .min { abs($0 - year) < abs($1 - year) } ?? century + figures
    }
}

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
        months: [String: Int], particles: Set<String>, next: Set<String>,
        last: Set<String>, isMonthFirst: Bool
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

    init(_ day: CalendarDay) { self.init(year: day.year, month: day.month, day: day.day) }

    /// The day, or `nil` if the calendar has no such day.
    public var calendarDay: CalendarDay? { CalendarDay(year: year, month: month, day: day) }
}
