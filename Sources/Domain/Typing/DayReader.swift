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
        let whole = DayWords.key(
            text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
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
