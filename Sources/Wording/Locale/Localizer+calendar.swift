package import Presentation
private import Domain

extension Localizer {
    /// Returns a month, in weeks that begin on the preferred weekday, or `nil` if there is no such
    /// month.
    package func calendarMonth(year: Int, month: Int) -> CalendarMonth? {
        guard let first = CalendarDay(year: year, month: month, day: 1),
            let lead = weekdays.firstIndex(of: first.weekday)
        else { return nil }
        return CalendarMonth(
            year: year, month: month, name: monthName(month),
            weekdays: weekdays.map { .init(short: shortWeekday($0), name: weekday($0)) },
            days: (0..<42).map { place in
                first.advanced(byDays: place - lead).map {
                    CalendarMonth.Day(
                        year: $0.year, month: $0.month, day: $0.day,
                        name: longDay(year: $0.year, month: $0.month, day: $0.day))
                }
            })
    }
}
