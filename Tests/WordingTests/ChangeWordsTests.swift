import Domain
import Foundation
import TestSupport
import Testing
import Wording

@Suite("What was changed")
struct ChangeWordsTests {
    @Test("A film that was to be seen was watched, and is wanted again where that is undone")
    func watched() {
        let wanted = Film(title: "Ran", year: 1985, isWanted: true)
        let before = Entry.film(wanted)
        let after = Entry.film(wanted.watched(on: CalendarDay(year: 2026, month: 11, day: 19)))
        let step = UndoSubject.change(EntryID("ran.ics"), from: before, to: after)
        #expect(step.kind == .watched)
        let words = ChangeWords(kind: step.kind, before: before, after: after, words: .inEnglish)
        #expect(
            [.done, .undone, .redone].map { words.sentence($0).withoutIsolation } == [
                "You watched “Ran (1985)”.", "“Ran (1985)” is wanted again.",
                "You watched “Ran (1985)”.",
            ])
    }

    @Test(
        "Each step of a claim has a name and a sentence, and undone it stands as before",
        arguments: [
            (.written, "written", "The claim “A → B” was written."),
            (.sent, "sent", "The claim “A → B” was sent."),
            (.answered, "answered", "The claim “A → B” was answered."),
            (.paid, "paid", "The claim “A → B” was paid: €7.00."),
            (.refused, "refused", "The claim “A → B” was refused."),
            (.dropped, "dropped", "The claim “A → B” was dropped."),
        ] as [(ClaimStep.Kind, String, String)])
    func claimStep(kind: ClaimStep.Kind, name: String, sentence: String) {
        let claim = Claim(subject: "A → B")
        let after = claim.recording(
            ClaimRecord(
                ClaimStep(kind, on: nil), reference: "9", answer: "",
                paid: Fare(7, currency: "EUR")))
        let step = UndoSubject.change(
            EntryID("a.ics"), from: .claim(claim), to: .claim(after))
        let words = ChangeWords(
            kind: step.kind, before: .claim(claim), after: .claim(after), words: .inEnglish)
        #expect(
            [.done, .undone, .redone].map { words.sentence($0).withoutIsolation } == [
                sentence, "The claim “A → B” is “to be claimed” again.", sentence,
            ])
        #expect(
            LocalWords.inEnglish.undo(step).withoutIsolation
                == "Undo “\(name)” of the Claim “A → B”")
    }

    @Test("What was joined is named by both trips, and no identifier is shown")
    func joined() {
        let words = LocalWords.inEnglish
        let trip = Entry.trip(
            Trip(from: "B", to: "C", departure: .vienna(20, 12, 0), arrival: nil))
        let other = Entry.trip(
            Trip(from: "A", to: "B", departure: .vienna(20, 10, 0), arrival: nil))
        #expect(words.joined(trip, to: other).withoutIsolation == "“B → C” was joined to “A → B”.")
        #expect(
            words.noLongerJoined(trip, to: other).withoutIsolation
                == "“B → C” is no longer joined to “A → B”.")
        #expect(
            words.undo(.joining(EntryID("b"), trip, to: other)).withoutIsolation
                == "Undo Join of “B → C” to “A → B”")
        guard case .trip(var leg) = trip else { return }
        leg.journey = "journey" + String(repeating: "0a", count: 16)
        for (before, after) in [(trip, Entry.trip(leg)), (.trip(leg), trip)] {
            let change = ChangeWords(kind: .edit, before: before, after: after, words: words)
            for stage in [ChangeWords.Stage.done, .undone, .redone] {
                #expect(!change.sentence(stage).contains("0a0a"))
            }
        }
    }
}

extension String {
    fileprivate var withoutIsolation: String { filter { !"\u{2068}\u{2069}".contains($0) } }
}
