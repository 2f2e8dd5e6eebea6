import Domain
import Foundation
import Testing
import Wording

@Suite("Words for days")
struct DayWordsTests {
    @Test(
        "Every locale reads the days that it writes itself",
        arguments: [
            "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "pt_BR", "it_IT", "pl_PL", "cs_CZ",
            "nl_NL", "sv_SE", "fi_FI", "ru_RU", "el_GR", "tr_TR", "ja_JP", "zh_CN",
        ])
    func own(_ identifier: String) throws {
        let words = Localizer(locale: Locale(identifier: identifier))
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 23))
        let reader = DayReader(words: words.dayWords, today: today, tendency: .thisYear)
        for month in 1...12 {
            let long = words.day(year: 2026, month: month, day: 20)
            #expect(
                reader.numbers(long) == DayNumbers(year: 2026, month: month, day: 20), "\(long)")
        }
    }

    @Test("The locale's own words are known, and English ones beside them")
    func near() throws {
        let german = Localizer(locale: Locale(identifier: "de_AT")).dayWords
        #expect(german.near["morgen"] == 1 && german.near["tomorrow"] == 1)
        #expect(german.weekdays["freitag"] == .friday && german.weekdays["friday"] == .friday)
        #expect(german.months["jänner"] == 1 && german.months["dec"] == 12)
        #expect(!german.isMonthFirst)
        for locale in ["en_US", "ja_JP", "hu_HU", "zh_CN"] {
            #expect(Localizer(locale: Locale(identifier: locale)).dayWords.isMonthFirst)
        }
        let french = Localizer(locale: Locale(identifier: "fr_FR")).dayWords
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 23))
        let reader = DayReader(words: french, today: today, tendency: .thisYear)
        #expect(reader.numbers("aujourd’hui")?.day == 23)
    }

    @Test("What words of a line were taken for is said, and why it is not a trip yet")
    func lines() throws {
        let words = Localizer(locale: Locale(identifier: "en_GB"))
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 23))
        func read(_ text: String) -> TripLine {
            TripLineReader.line(text, words: words.tripLineWords(today: today, known: .none))
        }
        #expect(
            words.meanings(of: read("Köln 14:02 → Wien tomorrow soon")) == [
                "from: Köln", "departure at 14:02", "to: Wien",
                "on Tuesday, 24 November 2026", "not recognised: soon",
            ])
        #expect(words.whyNoTrip(read("Köln 14:02 → Wien soon")) == nil)
        #expect(words.whyNoTrip(read("Köln 14:02")) != nil)
        #expect(words.whyNoTrip(read("Köln → Wien")) == "Add a departure time, such as 14:02.")
    }
}
