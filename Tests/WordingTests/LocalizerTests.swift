import Foundation
import Testing
import Wording

struct LocalizerTests {
    private let british = Localizer(locale: Locale(identifier: "en_GB"))
    private let american = Localizer(locale: Locale(identifier: "en_US"))
    private let german = Localizer(locale: Locale(identifier: "de_AT"))

    @Test("Days are written as people of the locale write them")
    func days() {
        #expect(british.day(year: 2026, month: 11, day: 20) == "20 November 2026")
        #expect(american.day(year: 2026, month: 11, day: 20) == "November 20, 2026")
        #expect(german.day(year: 2026, month: 11, day: 20) == "20. November 2026")
        #expect(british.longDay(year: 2026, month: 11, day: 20) == "Friday, 20 November 2026")
        #expect(british.shortDay(year: 2026, month: 11, day: 20) == "20 Nov")
        #expect(british.month(year: 2026, month: 11) == "November 2026")
        #expect(german.month(year: 2026, month: 1) == "Jänner 2026")
    }

    @Test("Far and leap days are the days they are", arguments: [(1895, 12, 28), (2028, 2, 29)])
    func farDays(_ year: Int, _ month: Int, _ day: Int) {
        #expect(british.day(year: year, month: month, day: day).hasPrefix("\(day) "))
        #expect(british.day(year: year, month: month, day: day).hasSuffix(" \(year)"))
    }

    @Test("A value that ends with a full stop ends the sentence, and no second one follows")
    func fullStops() {
        #expect(british.say("Took {time}.", ["time": "1 Std. 8 Min."]) == "Took 1 Std. 8 Min.")
        #expect(british.say("It took {time}.", ["time": "8 min"]) == "It took 8 min.")
        #expect(british.say("{name}, then", ["name": "Dr."]) == "Dr., then")
    }

    @Test("Distances are written as people of the locale write numbers")
    func distances() {
        #expect(british.kilometres(1_023) == "1,023 km")
        #expect(german.kilometres(Decimal(125) / 10) == "12,5 km")
        #expect(british.about(745.99) == "746")
        #expect(british.about(3.44) == "3.4")
        #expect(british.about(9.97) == "10")
    }

    @Test("Times are on the locale's clock, whatever the zone of the machine")
    func times() {
        #expect(british.time(hour: 14, minute: 2) == "14:02")
        #expect(british.time(hour: 0, minute: 0) == "00:00")
        #expect(american.time(hour: 14, minute: 2).hasPrefix("2:02"))
        #expect(american.time(hour: 14, minute: 2).hasSuffix("PM"))
    }

    @Test("Durations are counted in minutes, hours, and days where there are some")
    func durations() {
        #expect(british.duration(.seconds(12 * 60)) == "12 min")
        #expect(british.duration(.seconds(12 * 60 + 59)) == "12 min")
        #expect(british.duration(.seconds(60 * 60)) == "1 h")
        #expect(british.duration(.seconds(86_400 + 3_600)) == "1 d 1 h")
        #expect(british.duration(.seconds(2 * 86_400 + 60)) == "2 d 1 min")
        #expect(british.duration(.seconds(1_234 * 86_400)) == "1,234 d")
        #expect(british.duration(.zero) == "0 min")
        for words in [british, german, american] {
            #expect(words.duration(.seconds(9 * 3_600 + 31 * 60)) == "9 h 31 min")
        }
    }

    @Test("Numbers are grouped")
    func numbers() {
        #expect(british.number(1_234) == "1,234")
        #expect(british.number(7) == "7")
    }
}

struct PreferredLocaleTests {
    @Test(
        "The locale is the environment's, by the order of POSIX",
        arguments: [
            (["LANG": "de_AT.UTF-8"], "de_AT"),
            (["LANG": "de_AT.UTF-8", "LC_TIME": "fr_FR@euro"], "fr_FR"),
            (["LANG": "de_AT.UTF-8", "LC_TIME": "fr_FR", "LC_ALL": "ja_JP.UTF-8"], "ja_JP"),
            (["LANG": "de_AT.UTF-8", "LC_TIME": "", "LC_ALL": ""], "de_AT"),
            (["LC_NUMERIC": "de_AT"], "en_GB"),
            ([:], "en_GB"),
            (["LANG": "C"], "en_GB"),
            (["LANG": "C.UTF-8"], "en_GB"),
            (["LC_ALL": "POSIX", "LANG": "de_AT"], "en_GB"),
        ])
    func preferred(_ environment: [String: String], _ identifier: String) {
        #expect(Locale.preferredIdentifier(environment: environment) == identifier)
    }
}
