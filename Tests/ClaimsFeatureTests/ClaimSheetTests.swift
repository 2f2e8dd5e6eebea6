import Domain
import EntryFeature
import Presentation
import TestSupport
import Testing
import Wording

@testable import ClaimsFeature

@Suite("Claims and season tickets on paper", .timeLimit(.minutes(1)))
struct ClaimSheetTests {
    @Test("The sheet shows the amount, the steps and the trips of a claim", .freed)
    func claim() async throws {
        var claim = Claim.toGraz
        claim.steps = [ClaimStep(.sent, on: CalendarDay(year: 2026, month: 11, day: 23))]
        let trip = Entry.trip(
            Trip(
                from: "Wien", to: "Graz", departure: .vienna(20, 14, 0),
                arrival: .vienna(20, 16, 0)))
        let stage = await ClaimsStage.showing(claim, beside: [.trip: trip])
        let shown = try #require(stage.shown)
        let text = shown.sheet(in: .inEnglish, writtenOn: 0).text
        for part in [
            "Compensation for Wien → Graz\nÖBB · Friday, 20 November 2026\n", "\n€20.00\n",
            "Tags: work\n",
            "\nHistory\n\nEntitled · 20 November 2026\nSent · 23 November 2026\n",
            "\nClaimed For\n\nWien → Graz · ", "\nNotes\n\nBy post.\n",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("What the delays of a season ticket come to is on it, with each of them")
    func pass() {
        let pass = PassViewModel(
            id: "pass.ics",
            entry: EntryViewModel(id: "pass.ics", title: "Monthly", detail: "November 2026"),
            amount: "", amountNote: "Nothing to claim now",
            facts: [Fact("Operator", "DB")],
            pots: [
                PassViewModel.Pot(
                    id: "pot", title: "November 2026", sum: "1 case: €2.00",
                    progress: [.init(text: "5 min until the next €2.00", fraction: 0.9)],
                    facts: [Fact("Claimed", "€4.00")],
                    delays: [
                        EntryViewModel(
                            id: "a.ics", title: "Wien → Linz", detail: "3 November 2026",
                            fact: "late")
                    ],
                    more: "… and 3 more", claim: nil, claiming: .available, offersPaper: false)
            ],
            choosingRules: nil, notes: "Renewed by itself.", relatedSearches: [])
        #expect(
            pass.sheet(in: .inEnglish, writtenOn: 0).text == """
                Monthly
                November 2026

                Nothing to claim now
                Operator: DB

                November 2026

                1 case: €2.00
                5 min until the next €2.00
                Claimed: €4.00

                Wien → Linz · 3 November 2026 · late
                … and 3 more

                Notes

                Renewed by itself.

                """)
    }
}
