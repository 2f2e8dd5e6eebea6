import Claims
import Domain
import Foundation
import TestSupport
import Testing

@Suite("Steps of claims")
struct ClaimRecordTests {
    private let day = CalendarDay(year: 2026, month: 12, day: 1)

    @Test(
        "A step comes after the others, with what the recipient said",
        arguments: ClaimStep.Kind.allCases)
    func step(kind: ClaimStep.Kind) {
        let before = Claim.full
        let paid = Fare(7, currency: "EUR")
        let after = before.recording(
            ClaimRecord(ClaimStep(kind, on: day), reference: "9", answer: "Yes", paid: paid))
        #expect(after.steps == before.steps + [ClaimStep(kind, on: day)])
        #expect(after.reference == "9" && after.answer == "Yes")
        switch kind {
        case .paid: #expect(after.paid == paid)
        case .refused: #expect(after.paid == nil)
        default: #expect(after.paid == before.paid)
        }
    }

    /// Returns a claim for 22.48 €, of which 10 € were paid, with further steps.
    private func partly(_ kinds: ClaimStep.Kind..., paid: Decimal? = nil) -> Claim {
        var claim = Claim(
            subject: "A → B", amount: Fare(Decimal(2_248) / 100, currency: "EUR"),
            steps: [ClaimStep(.sent, on: day)]
        ).recording(
            ClaimRecord(
                ClaimStep(.paid, on: day), reference: "", answer: "",
                paid: Fare(10, currency: "EUR")))
        for kind in kinds {
            claim = claim.recording(
                ClaimRecord(
                    ClaimStep(kind, on: day), reference: "", answer: "",
                    paid: paid.map { Fare($0, currency: "EUR") }))
        }
        return claim
    }

    @Test("What was paid in part leaves the rest open")
    func partlyPaid() {
        let rest = Fare(Decimal(1_248) / 100, currency: "EUR")
        let claim = partly()
        #expect(claim.state(on: nil) == .partlyPaid && !claim.isClosed)
        #expect(claim.rest == rest && claim.amount(in: .partlyPaid) == rest)
        #expect(ClaimSummary(claim).amount == rest)
        #expect(ClaimSummary(claim).state(on: nil) == .partlyPaid)
        #expect(partly(.answered).state(on: nil) == .answered && partly(.answered).rest == rest)
    }

    @Test(
        "The rest ends with what was paid, be it paid, refused or given up",
        arguments: [
            (ClaimStep.Kind.paid, Decimal(1_248) / 100, Decimal(2_248) / 100),
            (.refused, nil, 10), (.dropped, nil, 10),
        ] as [(ClaimStep.Kind, Decimal?, Decimal)])
    func settled(kind: ClaimStep.Kind, paid: Decimal?, sum: Decimal) {
        let claim = partly(kind, paid: paid)
        #expect(claim.state(on: nil) == .paid && claim.isClosed)
        #expect(claim.amount(in: .paid) == Fare(sum, currency: "EUR"))
    }

    @Test("A second part adds to the first, and another currency or more leaves nothing open")
    func parts() {
        let twice = partly(.paid, paid: 2)
        #expect(twice.partPaid == Fare(12, currency: "EUR") && twice.state(on: nil) == .partlyPaid)
        var claim = partly()
        claim.paid = Fare(10, currency: "GBP")
        #expect(claim.state(on: nil) == .paid)
        claim.paid = Fare(30, currency: "EUR")
        #expect(claim.state(on: nil) == .paid)
    }

    @Test("A step is undone as one, and what another program changed since stays")
    func undone() {
        let before = Claim.full
        let after = before.recording(
            ClaimRecord(ClaimStep(.refused, on: day), reference: "9", answer: "No"))
        var now = after
        now.notes = "Changed elsewhere"
        var expected = before
        expected.notes = "Changed elsewhere"
        #expect(
            Entry.claim(now).stepped(from: .claim(after), to: .claim(before)) == .claim(expected))
        let id = EntryID("a.ics")
        #expect(UndoSubject.change(id, from: .claim(before), to: .claim(after)).kind == .claimStep)
        #expect(UndoSubject.change(id, from: .claim(after), to: .claim(now)).kind == .edit)
    }

    @Test("A season ticket that was changed is changed back")
    func pass() {
        var after = Pass.full
        after.name = "Another"
        #expect(Entry.pass(after).stepped(from: .pass(after), to: .pass(.full)) == .pass(.full))
    }

    @Test("Entries are found by their UID where their file has another name by now")
    func relations() {
        let trip = EntryRelation(uid: "one", id: EntryID("moved.ics"))
        let entry = ClaimEntry(EntryID("c.ics"), Claim(subject: "A", about: [trip]))
        for (id, isFound) in [("moved.ics", true), ("one.ics", true), ("two.ics", false)] {
            #expect([entry].about([EntryID(id)]).isEmpty != isFound)
        }
    }
}
