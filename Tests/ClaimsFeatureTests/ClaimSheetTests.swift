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
            "Wien → Graz\nClaim · Friday, 20 November 2026\n", "Amount: €20.00\nTo: ÖBB\n",
            "Tags: work\n", "\nHistory\n\n" + shown.history.joined() + "\n",
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
            facts: [Fact("Operator", "DB")],
            pots: [
                PassViewModel.Pot(
                    id: "pot", title: "November 2026", sum: "1 case: €2.00",
                    facts: [Fact("Not claimed yet", "Nothing yet")],
                    delays: [EntryViewModel(id: "a.ics", title: "Wien → Linz", detail: "late")],
                    more: "… and 3 more", claim: nil, claiming: .available, offersPaper: false)
            ],
            noPots: "", choosingRules: nil, notes: "Renewed by itself.", relatedSearches: [])
        #expect(
            pass.sheet(in: .inEnglish, writtenOn: 0).text == """
                Monthly
                November 2026
                Operator: DB

                November 2026

                1 case: €2.00
                Not claimed yet: Nothing yet

                Wien → Linz · late
                … and 3 more

                Notes

                Renewed by itself.

                """)
    }
}
