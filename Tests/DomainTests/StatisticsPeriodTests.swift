import Domain
import Statistics
import Testing

@Suite("The period of figures")
struct StatisticsPeriodTests {
    @Test(
        "Is written as the search writes it, and read again",
        arguments: ["", "2024", "0987", "2024-03", "2024-03-01..2024-06-30"])
    func text(_ text: String) throws { #expect("\(try #require(StatisticsPeriod(text)))" == text) }

    @Test(
        "Nothing else is one",
        arguments: [
            "24", "2024-13", "2024-00", "0000", "2024-3", "+024", "2024-03-01", "2024-03-01..",
            "2024-03-02..2024-03-01", "2024-02-30..2024-03-01", "2024-03-01--2024-06-30", "x",
        ])
    func noPeriod(_ text: String) { #expect(StatisticsPeriod(text) == nil) }

    @Test("Has its first and its last day, and nothing without a day")
    func days() throws {
        let february = StatisticsPeriod.month(year: 2024, month: 2)
        #expect(february.days?.upperBound == CalendarDay(year: 2024, month: 2, day: 29))
        #expect(february.contains(CalendarDay(year: 2024, month: 2, day: 1)))
        #expect(!february.contains(CalendarDay(year: 2024, month: 3, day: 1)))
        #expect(!february.contains(nil))
        #expect(StatisticsPeriod.everything.contains(nil))
    }

    @Test("A month at the end of other days is cut where they end")
    func within() throws {
        let days = try #require(StatisticsPeriod("2024-02-03..2024-05-20"))
        #expect(
            "\(StatisticsPeriod.month(year: 2024, month: 2).within(days))"
                == "2024-02-03..2024-02-29")
        #expect("\(StatisticsPeriod.month(year: 2024, month: 3).within(days))" == "2024-03")
        #expect(StatisticsPeriod.everything.within(days) == days)
        #expect(days.within(.everything) == days)
    }

    @Test("The next and the one before go over the end of a year, and end with the calendar")
    func moved() {
        #expect(
            StatisticsPeriod.month(year: 2024, month: 12).moved(by: 1)
                == .month(year: 2025, month: 1))
        #expect(
            StatisticsPeriod.month(year: 2024, month: 1).moved(by: -1)
                == .month(year: 2023, month: 12))
        #expect(StatisticsPeriod.year(2024).moved(by: -1) == .year(2023))
        #expect(StatisticsPeriod.year(9999).moved(by: 1) == nil)
        #expect(StatisticsPeriod.everything.moved(by: 1) == nil)
    }
}
