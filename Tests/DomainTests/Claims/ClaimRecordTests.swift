import Domain
import Foundation
import TestSupport
import Testing

@Suite("What is done about a claim")
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
        #expect(
            UndoSubject.change(id, from: .claim(before), to: .claim(after)).kind == .claimStep)
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
