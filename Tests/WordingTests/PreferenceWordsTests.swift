import Domain
import Foundation
import Testing

@testable import Wording

@Suite("Preferred clocks and weeks")
struct PreferenceWordsTests {
    private func words(
        _ locale: String, _ clock: ClockHabit, _ weekStart: WeekStart = .region
    ) -> Localizer {
        Localizer(locale: Locale(identifier: locale).with(clock, weekStart))
    }

    @Test(
        "A clock that is preferred takes the place of the region's",
        arguments: ["en_US", "de_AT", "ja_JP", "he_IL"])
    func clock(locale: String) {
        let twelve = words(locale, .hours12).time(hour: 14, minute: 2)
        let twentyFour = words(locale, .hours24).time(hour: 14, minute: 2)
        #expect(twentyFour == "14:02")
        #expect(twelve.contains("2:02") && !twelve.contains("14"))
        let own = Localizer(locale: Locale(identifier: locale)).time(hour: 14, minute: 2)
        #expect(words(locale, .region).time(hour: 14, minute: 2) == own)
        #expect(own == (locale == "en_US" ? twelve : twentyFour))
    }

    @Test("It is read as it is written, and so is midnight")
    func typed() {
        for clock in ClockHabit.allCases {
            let words = words("en_US", clock)
            for (hour, minute) in [(0, 5), (12, 5), (14, 2)] {
                let read = words.clock(typed: words.time(hour: hour, minute: minute))
                #expect(read?.hour == hour && read?.minute == minute)
            }
        }
        #expect(words("en_US", .hours24).time(hour: 0, minute: 5) == "00:05")
    }

    @Test(
        "Weeks begin as is preferred, or as they do there",
        arguments: [
            ("en_US", WeekStart.region, Weekday.sunday), ("de_AT", .region, .monday),
            ("en_US", .monday, .monday), ("de_AT", .sunday, .sunday),
            ("de_AT", .saturday, .saturday),
        ])
    func weeks(locale: String, start: WeekStart, first: Weekday) {
        let words = words(locale, .region, start)
        #expect(words.firstWeekday == first && words.weekdays.first == first)
        #expect(words.weekdays.count == 7)
    }

    @Test("Both together leave the language and its days as they are")
    func language() {
        let words = words("de_AT", .hours12, .sunday)
        #expect(words.day(year: 2026, month: 1, day: 20) == "20. Jänner 2026")
        #expect(words.locale.language.languageCode == .german)
    }

    @Test("Each clock is offered with an example, in no two ways the same")
    func offered() {
        let words = Localizer.inEnglish
        #expect(words.name(of: ClockHabit.hours24) == "24 hours (14:02)")
        #expect(Set(ClockHabit.allCases.map { words.name(of: $0) }).count == 3)
    }
}
