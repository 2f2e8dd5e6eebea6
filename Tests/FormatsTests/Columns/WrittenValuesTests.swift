import Domain
import Foundation
import Testing

@testable import Formats

@Suite("Numbers, clocks and days are read as people write them")
struct WrittenValuesTests {
    @Test(
        "The mark before the parts of a number is proven by the column, or else by the number",
        arguments: [
            ("1.049,90", nil, "1049.9"), ("1,049.90", nil, "1049.9"), ("1 049,5", nil, "1049.5"),
            ("1’049.50", nil, "1049.5"), ("1,129", DecimalMark.point, "1129"), ("8,5", nil, "8.5"),
            ("1.234", DecimalMark.comma, "1234"), ("1.234.567", nil, "1234567"), ("-3", nil, nil),
            ("", nil, nil), ("1.2.3,4,5", nil, nil), (".", nil, nil), ("ten", nil, nil),
        ] as [(String, DecimalMark?, String?)])
    func numbers(text: String, mark: DecimalMark?, value: String?) {
        #expect(WrittenNumber.read(text, mark: mark)?.description == value)
    }

    @Test(
        "A running time is minutes, or hours and minutes",
        arguments: [
            ("112", 112), ("112 min", 112), ("149 Min.", 149), ("1:52", 112), ("1 h 52", 112),
            ("1h 52m", 112), ("2 Std.", 120), ("PT112M", 112), ("2 h 61", nil), ("1.5 h", nil),
            ("long", nil), ("99999999999999999999", nil),
        ] as [(String, Int?)])
    func minutes(text: String, minutes: Int?) {
        #expect(WrittenNumber.minutes(text) == minutes)
    }

    @Test(
        "A clock may stand behind a date, and in twelve hours",
        arguments: [
            ("14:02", "", 14, 2), ("9.16 Uhr", "", 9, 16), ("14h02", "", 14, 2),
            ("2:02 pm", "", 14, 2), ("12:05AM", "", 0, 5),
            ("31.12.2024 14:02:30", "31.12.2024", 14, 2),
            ("2024-12-31T14:02", "2024-12-31", 14, 2),
            ("5. März 2024, 7:45", "5. märz 2024", 7, 45),
        ])
    func clocks(text: String, date: String, hour: Int, minute: Int) throws {
        let clock = try #require(WrittenClock(text))
        #expect((clock.date, clock.hour, clock.minute) == (date, hour, minute))
    }

    @Test(
        "What is no clock is none",
        arguments: ["", "31.12.2024", "25:00", "13:00 pm", "14", "14:2", "noon", "1:2:3:4", "pm"])
    func noClock(text: String) {
        #expect(WrittenClock(text) == nil)
    }

    @Test(
        "A month may be a word of many languages, behind a weekday that begins like another one",
        arguments: [
            ("5. März 2024", 3), ("March 5, 2024", 3), ("mardi 5 avril 2024", 4),
            ("5 de mayo de 2024", 5),
            ("5 maggio 2024", 5), ("5 juin 2024", 6), ("5 juillet 2024", 7), ("5 août 2024", 8),
            ("5 set 2024", 9), ("5 ottobre 2024", 10), ("5 Dezember 2024 20:15", 12),
        ])
    func months(text: String, month: Int) {
        #expect(DayText(text) == CalendarDay(year: 2024, month: month, day: 5).map(DayText.day))
    }

    @Test(
        "Words and numbers that are no date stay unreadable",
        arguments: ["May 2024", "Maybe 1984", "5 Brumaire 2024"])
    func noDay(text: String) {
        #expect(DayText(text) == .unreadable)
    }

    @Test("A scale is the smallest that all ratings are on; marks of a school are turned around")
    func scales() {
        #expect(
            RatingScale.possible(for: 2...4.5).map(\.rawValue) == [
                "5", "10", "20", "100", "school",
            ])
        #expect(RatingScale.possible(for: 0.5...7).map(\.rawValue) == ["10", "20", "100"])
        #expect(RatingScale.possible(for: 1...101).isEmpty)
        #expect(RatingScale.school.rating(1)?.text == "6/6")
        #expect(RatingScale.school.rating(6)?.text == "1/6")
    }
}
