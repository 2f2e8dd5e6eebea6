import Foundation
import Presentation
import Testing

@testable import Wording

@Suite("A month to pick a day from")
struct CalendarMonthTests {
    @Test(
        "Its weeks begin as people have them",
        arguments: [
            ("en_GB", "Monday", "Monday, 26 October 2026", "Sunday, 6 December 2026"),
            ("en_US", "Sunday", "Sunday, November 1, 2026", "Saturday, December 12, 2026"),
            ("en_AE", "Monday", "Monday, 26 October 2026", "Sunday, 6 December 2026"),
        ])
    func beginning(locale: String, weekday: String, first: String, last: String) throws {
        let words = Localizer(locale: Locale(identifier: locale))
        let month = try #require(words.calendarMonth(year: 2026, month: 11))
        #expect(month.weekdays.first?.name == weekday && month.weekdays.count == 7)
        #expect(month.days.count == 42)
        #expect(month.days.first??.name == first && month.days.last??.name == last)
        #expect(month.days.filter { $0?.month == 11 }.count == 30)
    }

    @Test("Before the first year and after the last there is nothing")
    func ends() throws {
        let words = Localizer.inEnglish
        let first = try #require(words.calendarMonth(year: 1, month: 1))
        // 1 January of the year 1 was a Monday.
        #expect(first.days[0]?.day == 1)
        let last = try #require(words.calendarMonth(year: 9999, month: 12))
        #expect(last.days.compactMap(\.self).last?.day == 31 && last.days[41] == nil)
        #expect(words.calendarMonth(year: 0, month: 12) == nil)
        #expect(words.calendarMonth(year: 10_000, month: 1) == nil)
        #expect(words.calendarMonth(year: 2026, month: 13) == nil)
    }
}
