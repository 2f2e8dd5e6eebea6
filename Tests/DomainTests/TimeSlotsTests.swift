import Domain
import Statistics
import Testing

@Suite("The pieces that a period is shown in")
struct TimeSlotsTests {
    private static let first = CalendarDay(year: 2022, month: 12, day: 31)
    private static let last = CalendarDay(year: 2024, month: 2, day: 29)

    private static let days = [
        CountedDay(.film, on: first), CountedDay(.trip, on: last, count: 2),
        CountedDay(.film, on: nil),
    ]

    @Test("All time is shown in the years from the first to the last day, also empty ones")
    func years() {
        let slots = TimeSlots(of: .everything, with: [Self.last, Self.first].compactMap(\.self))
        #expect(slots.slots == [.year(2022), .year(2023), .year(2024)])
        #expect(slots.counts(of: Self.days) == [1, 0, 2])
        #expect(TimeSlots(of: .everything, with: []).slots.isEmpty)
    }

    @Test("A year is shown in months, and a month in days")
    func monthsAndDays() {
        let year = TimeSlots(of: .year(2024), with: [])
        #expect(year.slots.count == 12 && year.length == .month)
        #expect(year.counts(of: Self.days)[1] == 2)
        let month = TimeSlots(of: .month(year: 2024, month: 2), with: [])
        #expect(month.slots.count == 29 && month.length == .day)
        #expect(month.counts(of: Self.days).last == 2)
    }

    @Test("Days from one to another are shown in days, months or years, as many as there are")
    func range() throws {
        let first = try #require(CalendarDay(year: 2024, month: 1, day: 20))
        func slots(_ days: Int) throws -> TimeSlots {
            let last = try #require(first.advanced(byDays: days - 1))
            return TimeSlots(of: .days(first...last), with: [])
        }
        #expect(try slots(62).length == .day)
        #expect(try slots(62).slots.count == 62)
        #expect(try slots(63).slots.first == .month(year: 2024, month: 1))
        #expect(try slots(63).slots.count == 3)
        #expect(try slots(1_200).slots == [2024, 2025, 2026, 2027].map { .year($0) })
    }
}
