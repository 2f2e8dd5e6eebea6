/// Reads days as people write them: `2026-11-20`, `20 Nov`, `20.11.`, `11/20`, `friday`,
/// `tomorrow`, or only the day of the month.
public struct DayReader: Hashable, Sendable {
    /// The preferred occurrence of a day that recurs every week or year.
    public enum Tendency: Hashable, Sendable {
        /// The next weekday of that name, and the nearest date without a year.
        case toCome
        /// The latest occurrence before today.
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
        if let weekday = words.weekdays[whole] ?? words.shortWeekdays[whole] {
            return day(weekday).map(DayNumbers.init)
        }
        guard let date = TypedDate(text, words: words) else { return nil }
        return numbers(of: date, near: shown ?? today)
    }

    private func day(_ weekday: Weekday) -> CalendarDay? {
        (1...7).lazy.compactMap { today.advanced(byDays: tendency == .past ? -$0 : $0) }
            .first { $0.weekday == weekday }
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
        let possible = (-8...8).compactMap {
            CalendarDay(year: shown.year + $0, month: month, day: date.day)
        }
        let nearest =
            tendency == .past
            ? possible.last { $0 <= max(today, shown) }
            : possible.min { abs($0.days(until: shown)) < abs($1.days(until: shown)) }
        return nearest.map(DayNumbers.init)
            ?? DayNumbers(year: shown.year, month: month, day: date.day)
    }

    private static func year(endingIn figures: Int, near year: Int) -> Int {
        let century = year - year % 100
        return [century - 100, century, century + 100].map { $0 + figures }
            .min { abs($0 - year) < abs($1 - year) } ?? century + figures
    }
}
