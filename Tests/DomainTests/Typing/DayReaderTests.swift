import Domain
import Testing

@Suite("A day as it is typed")
struct DayReaderTests {
    @Test(
        "A date is read in the order that is meant, without a year this year’s",
        arguments: [
            ("2026-11-20", 2026, 11, 20), ("20 Nov", 2026, 11, 20),
            ("20. november 2025", 2025, 11, 20),
            ("Nov 20, 2025", 2025, 11, 20), ("20.11.", 2026, 11, 20), ("20.11.26", 2026, 11, 20),
            ("20/11/2026", 2026, 11, 20), ("11/20", 2026, 11, 20), ("2 Jan", 2026, 1, 2),
            ("Fri, 27 Nov 2026", 2026, 11, 27), ("9", 2026, 11, 9), ("31", 2026, 11, 31),
            ("29 Feb", 2026, 2, 29), ("٢٠ Nov", 2026, 11, 20), (" 1.1.1999 ", 1999, 1, 1),
            ("31 Nov", 2026, 11, 31), ("Nov 20th", 2026, 11, 20), ("1st of March", 2026, 3, 1),
        ])
    func dates(_ typed: String, _ year: Int, _ month: Int, _ day: Int) {
        #expect(
            reader().numbers(typed) == DayNumbers(year: year, month: month, day: day), "\(typed)")
    }

    @Test("A weekday is the last one, unless the next one is asked for")
    func names() {
        // A Monday.
        for (typed, next, last) in [("friday", 27, 20), ("Mon", 30, 16), ("sun.", 29, 22)] {
            for reader in [reader(), reader(.past)] {
                #expect(reader.numbers(typed)?.day == last, "\(typed)")
                #expect(reader.numbers("last " + typed)?.day == last, "\(typed)")
                #expect(reader.numbers("next " + typed)?.day == next, "\(typed)")
            }
        }
        for (typed, day) in [("Today", 23), ("tomorrow", 24), ("yesterday", 22)] {
            #expect(reader().numbers(typed)?.day == day)
        }
        #expect(reader(.past).numbers("2 Jan")?.year == 2026)
        #expect(reader(.past).numbers("24 Dec")?.year == 2025)
    }

    @Test("A date more than half a year ahead is the year before’s")
    func farAhead() throws {
        for (month, day, typed, year) in [
            (1, 10, "24.12.", 2025), (6, 23, "24.12.", 2025), (6, 24, "24.12.", 2026),
            (11, 23, "5.3.", 2026),
        ] {
            let shown = try #require(CalendarDay(year: 2026, month: month, day: day))
            #expect(reader().numbers(typed, near: shown)?.year == year, "\(typed)")
        }
    }

    @Test("What stands in the field says the month of a day alone, and near which year it is")
    func near() {
        let shown = CalendarDay(year: 2019, month: 2, day: 3)
        #expect(reader().numbers("9", near: shown) == DayNumbers(year: 2019, month: 2, day: 9))
        #expect(reader().numbers("24 Dec", near: shown)?.year == 2018)
    }

    @Test("Slashes are in the order of the language, unless only one of the two is a month")
    func slashes() {
        let american = reader(isMonthFirst: true)
        #expect(american.numbers("4/3") == DayNumbers(year: 2026, month: 4, day: 3))
        #expect(american.numbers("20/11")?.day == 20)
        #expect(reader().numbers("4/3")?.day == 4)
        #expect(american.numbers("4.3.")?.day == 4)
    }

    @Test(
        "An impossible day is not changed to a possible one",
        arguments: [
            "", "soon", "14:02", "1402", "20 11 2026 1", "Nov", "Nov Dec 1", "20-11", "123",
            "20 Nov 20265", "99999999999", "-1", "20 Foo", "2026-11-20T14:02",
        ])
    func none(_ typed: String) { #expect(reader().numbers(typed) == nil, "\(typed)") }

    private func reader(
        _ tendency: DayReader.Tendency = .thisYear, isMonthFirst: Bool = false
    ) -> DayReader {
        .english(tendency, isMonthFirst: isMonthFirst)
    }
}

extension DayReader {
    /// Returns a reader for Monday, 23 November 2026.
    static func english(_ tendency: Tendency = .thisYear, isMonthFirst: Bool = false) -> DayReader {
        let months = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september",
            "october", "november", "december",
        ]
        var names: [String: Int] = [:]
        for (place, month) in months.enumerated() {
            names[month] = place + 1
            names[String(month.prefix(3))] = place + 1
        }
        let weekdays = Weekday.allCases.map { ($0.rawValue, $0) }
        let words = DayWords(
            near: ["today": 0, "tomorrow": 1, "yesterday": -1],
            weekdays: Dictionary(uniqueKeysWithValues: weekdays),
            shortWeekdays: Dictionary(
                uniqueKeysWithValues: weekdays.map { (String($0.0.prefix(3)), $0.1) }),
            months: names, particles: ["of", "the"], next: ["next"], last: ["last"],
            isMonthFirst: isMonthFirst)
        let today = CalendarDay(daysSinceEpoch: 20_780)
        precondition(today == CalendarDay(year: 2026, month: 11, day: 23))
        return DayReader(words: words, today: today ?? .epoch, tendency: tendency)
    }
}

extension CalendarDay {
    fileprivate static var epoch: CalendarDay {
        CalendarDay(daysSinceEpoch: 0) ?? CalendarDay.epoch
    }
}
