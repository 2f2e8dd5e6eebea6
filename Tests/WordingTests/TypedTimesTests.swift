import Domain
import Foundation
import Presentation
import Testing
import Wording

struct TypedTimesTests {
    private let british = Localizer(locale: Locale(identifier: "en_GB"))
    private let american = Localizer(locale: Locale(identifier: "en_US"))

    @Test(
        "A time of day is read however it is typed, in any locale",
        arguments: [
            ("14:02", 14, 2), ("2:02 PM", 14, 2), ("2:02\u{202F}PM", 14, 2), ("1402", 14, 2),
            ("2.02 pm", 14, 2), ("14.02", 14, 2), ("14 02", 14, 2), ("14h02", 14, 2),
            ("2:02 p.m.", 14, 2), ("2:02p", 14, 2), (" 9:5 ", 9, 5), ("902", 9, 2), ("9", 9, 0),
            ("0041", 0, 41), ("0:41", 0, 41), ("12:41 am", 0, 41), ("12:41 pm", 12, 41),
            ("12 a.m.", 0, 0), ("23:59", 23, 59), ("14 Uhr", 14, 0), ("١٤:٠٢", 14, 2),
        ])
    func read(_ typed: String, _ hour: Int, _ minute: Int) {
        for words in [british, american] {
            let clock = words.clock(typed: typed)
            #expect(clock?.hour == hour, "\(typed)")
            #expect(clock?.minute == minute, "\(typed)")
        }
    }

    @Test(
        "By a clock of twelve hours, a time means the half of the day that is nearer to the timetable",
        arguments: [
            ("912", 21, 2, 21, 12), ("9:12", 21, 2, 21, 12), ("912", 9, 2, 9, 12),
            ("9:12 am", 21, 2, 9, 12), ("912p", 9, 2, 21, 12), ("0912", 21, 2, 9, 12),
            ("2112", 9, 2, 21, 12), ("12:05", 23, 58, 0, 5), ("1205", 11, 58, 12, 5),
            ("1:10", 23, 50, 1, 10), ("0041", 21, 2, 0, 41), ("11:50", 0, 10, 23, 50),
        ])
    func nearby(_ typed: String, _ hour: Int, _ minute: Int, _ read: Int, _ readMinute: Int) {
        let clock = ClockFormat(american, near: (hour, minute)).read(typed)
        #expect(clock?.hour == read && clock?.minute == readMinute, "\(typed)")
        let plain = ClockFormat(british, near: (hour, minute)).read(typed)
        let alone = british.clock(typed: typed)
        #expect(plain?.hour == alone?.hour && plain?.minute == alone?.minute, "\(typed)")
    }

    @Test(
        "What no clock shows is not read as something that one does",
        arguments: [
            "", " ", "25:10", "24:00", "14:60", "1460", "13:00 pm", "0:30 am", "x", "14:02 x",
            "-1:00", "1:2:3", "14:002", "12345", "2:02 noon", "99999999999999999999",
        ])
    func unread(_ typed: String) {
        #expect(british.clock(typed: typed) == nil)
        #expect(american.clock(typed: typed) == nil)
    }

    @Test(
        "Every locale reads what it writes itself",
        arguments: [
            "en_US", "en_GB", "en_CA", "de_DE", "fr_CA", "es_MX", "zh_TW", "zh_CN", "ja_JP",
            "ko_KR", "ar_EG", "fa_IR", "hi_IN", "he_IL", "th_TH", "bg_BG", "fi_FI", "da_DK",
            "el_GR", "sq_AL", "ur_PK", "am_ET",
        ])
    func ownWords(_ identifier: String) {
        let words = Localizer(locale: Locale(identifier: identifier))
        for hour in 0..<24 {
            for minute in [0, 2, 30, 59] {
                let written = words.time(hour: hour, minute: minute)
                let read = words.clock(typed: written)
                #expect(read?.hour == hour && read?.minute == minute, "\(written)")
            }
        }
    }

    @Test("An impossible date is written as typed, in the order of the locale")
    func noDates() {
        let november = "2026-11-31"
        #expect(british.notADate(november) == "31 November 2026 is not a date.")
        #expect(american.notADate(november) == "November 31, 2026 is not a date.")
        #expect(british.notADate("soon") == "“soon” is not a date.")
        #expect(british.notADate("") == "Enter a date, such as 20 Nov 2026.")
        #expect(american.notADate("") == "Enter a date, such as Nov 20, 2026.")
        #expect(british.timeExpected == "Enter a time, such as 14:02.")
    }

    @Test(
        "A day in a field is read again as it is written, in any language",
        arguments: ["en_GB", "en_US", "de_DE", "fr_FR", "es_ES", "he_IL", "ja_JP", "pl_PL"])
    func writtenDays(_ identifier: String) {
        let today = "2026-11-20"
        let format = DayFormat(Localizer(locale: Locale(identifier: identifier)), today: today)
        for year in [26, 476, 1926, 2026] {
            for month in 1...12 {
                let day = DayNumbers(year: year, month: month, day: 28).isoText
                let written = format.text(day)
                #expect(format.read(written, near: today) == day, "\(written)")
            }
        }
        let impossible = "2026-11-31"
        #expect(format.text(impossible) == "2026-11-31")
        #expect(format.read("2026-11-31", near: today) == impossible)
        #expect(format.read("7", near: impossible) == "2026-11-07")
        #expect(format.read(" soon ", near: today) == "soon")
    }
}
