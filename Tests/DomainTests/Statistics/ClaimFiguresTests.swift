import Domain
import Foundation
import Testing

@testable import Statistics

struct ClaimFiguresTests {
    private let today = CalendarDay(year: 2026, month: 11, day: 20)

    private func claim(
        _ amount: Fare?, _ step: ClaimStep.Kind? = nil, due: CalendarDay? = nil
    ) -> ClaimSummary {
        ClaimSummary(subject: "A → B", step: step, due: due, amount: amount)
    }

    @Test("What was paid in part counts as paid, and its rest as open")
    func partlyPaid() {
        let claim = Claim(
            subject: "A → B", amount: Fare(Decimal(2_248) / 100, currency: "EUR"),
            paid: Fare(10, currency: "EUR"), steps: [ClaimStep(.paid, on: nil)])
        var figures = ClaimFigures()
        figures.add(ClaimSummary(claim), of: today, on: today)
        #expect(figures.claims == 1)
        let groups = figures.currencies[0].groups
        #expect(groups.map(\.standing) == [.paid, .open])
        #expect(groups.map(\.sum.amount) == [10, Decimal(1_248) / 100])
    }

    @Test("Amounts are added up by currency and by how claims stand, and never across currencies")
    func sums() throws {
        var figures = ClaimFigures()
        let (march, april) = (
            CalendarDay(year: 2026, month: 3, day: 2), CalendarDay(year: 2026, month: 4, day: 9)
        )
        let over = try #require(today?.advanced(byDays: -1))
        for (claim, day) in [
            (claim(Fare(10, currency: "EUR"), .paid), march),
            (claim(Fare(5, currency: "EUR"), .paid), april),
            (claim(Fare(7, currency: "EUR"), .sent), april),
            (claim(Fare(2, currency: "EUR"), .answered, due: over), march),
            (claim(Fare(4, currency: "EUR"), due: over), march),
            (claim(Fare(9, currency: "GBP"), .refused), march),
            (claim(Fare(1, currency: ""), .dropped), nil), (claim(nil, .sent), march),
        ] { figures.add(claim, of: day, on: today) }

        #expect(figures.claims == 8)
        #expect(figures.currencies.map(\.currency) == ["EUR", "GBP", ""])
        let euros = figures.currencies[0].groups
        #expect(euros.map(\.standing) == [.paid, .open, .lapsed])
        #expect(euros.map(\.sum.amount) == [15, 9, 4] && euros.map(\.sum.claims) == [2, 2, 1])
        #expect(euros[0].months.map(\.month.month) == [3, 4])
        #expect(euros[0].months.map(\.amount) == [10, 5])
        #expect(euros[1].terms.text == "kind:claim claim:open amount:eur")
        #expect(figures.currencies[1].groups.map(\.standing) == [.refused])
        let unnamed = try #require(figures.currencies[2].groups.first)
        #expect(unnamed.standing == .lapsed && unnamed.months.isEmpty)
        #expect(unnamed.terms.text == "kind:claim claim:lapsed amount:unknown")
    }

    @Test("Claims with a day in the future do not count, and do not lapse without a present day")
    func days() throws {
        let tomorrow = try #require(today?.advanced(byDays: 1))
        let entries = [tomorrow, today].map { day in
            CountedEntry.other(
                CountedOther(
                    EntrySummary(
                        id: EntryID("\(day?.day ?? 0)"), day: day,
                        content: .claim(claim(Fare(3, currency: "EUR"), due: today)))))
        }
        func figures(until day: CalendarDay?) -> ClaimFigures {
            entries.parted(in: .everything, of: nil, until: day).claims
        }
        #expect(figures(until: today).claims == 1)
        let all = figures(until: nil)
        #expect(all.claims == 2 && all.currencies[0].groups.map(\.standing) == [.open])
    }
}
