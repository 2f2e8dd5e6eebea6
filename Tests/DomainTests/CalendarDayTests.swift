import Domain
import Foundation
import TestSupport
import Testing

struct CalendarDayTests {
    @Test(
        "Only what it writes is read as its text",
        arguments: [
            ("2024-02-29", true), ("2023-02-29", false), ("24-02-29", false), ("2024-2-29", false),
            ("2024/02/29", false), ("2024-02-29 ", false), ("", false), ("2024-02-2x", false),
            ("0001-01-01", true), ("0000-01-01", false),
        ])
    func isoText(text: String, isDay: Bool) {
        let day = CalendarDay(isoText: Array(text.utf8))
        #expect((day != nil) == isDay)
        if let day { #expect(day.isoText == text) }
    }

    private let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    @Test("Days count as Foundation's calendar counts them, forth and back, from 1583 to 9999")
    func agreesWithFoundation() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let days = Int.random(in: -141_000...2_932_000, using: &random)
            let date = Date(timeIntervalSince1970: Double(days) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let day = try #require(CalendarDay(daysSinceEpoch: days))
            #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
            #expect(day.daysSinceEpoch == days)
        }
    }

    @Test("Every day of four hundred years follows the one before it")
    func everyDayOfACycle() throws {
        var day = try #require(CalendarDay(year: 1900, month: 1, day: 1))
        var count = 0
        while day.year < 2300 {
            let next = try #require(day.advanced(byDays: 1))
            #expect(day < next && day.days(until: next) == 1)
            day = next
            count += 1
        }
        #expect(count == 146_097)
    }

    @Test(
        "Days that no calendar has are refused",
        arguments: [
            (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
            (0, 1, 1), (10_000, 1, 1), (-5, 6, 7),
        ])
    func impossibleDays(year: Int, month: Int, day: Int) {
        #expect(CalendarDay(year: year, month: month, day: day) == nil)
    }

    @Test("The last day of February is the 29th in leap years only")
    func leapYears() {
        #expect(CalendarDay(year: 2000, month: 2, day: 29) != nil)
        #expect(CalendarDay(year: 2028, month: 2, day: 29) != nil)
        #expect(CalendarDay.length(ofMonth: 2, in: 2100) == 28)
    }

    @Test("A step beyond the years 1 to 9999 leads nowhere")
    func ends() throws {
        let first = try #require(CalendarDay(year: 1, month: 1, day: 1))
        let last = try #require(CalendarDay(year: 9999, month: 12, day: 31))
        #expect(first.advanced(byDays: -1) == nil)
        #expect(last.advanced(byDays: 1) == nil)
        #expect(last.advanced(byDays: .max) == nil && first.advanced(byDays: .min) == nil)
    }
}
