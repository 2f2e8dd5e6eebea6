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
        #expect(
            step.sentences == [
                "You watched “Ran (1985)”.", "“Ran (1985)” is back on your watchlist.",
                "You watched “Ran (1985)”.",
            ])
    }

    @Test(
        "Each step of a claim has a name and a sentence, and undone it stands as before",
        arguments: [
            (.written, "written", "The claim “A → B” was written."),
            (.sent, "sent", "The claim for “A → B” was marked as sent."),
            (.answered, "answered", "The claim “A → B” was answered."),
            (.paid, "paid", "The claim “A → B” was paid: €7.00."),
            (.refused, "refused", "The claim “A → B” was refused."),
            (.dropped, "withdrawn", "The claim “A → B” was withdrawn."),
        ] as [(ClaimStep.Kind, String, String)])
    func claimStep(kind: ClaimStep.Kind, name: String, sentence: String) {
        let claim = Claim(subject: "A → B")
        let after = claim.recording(
            ClaimRecord(
                ClaimStep(kind, on: nil), reference: "9", answer: "",
                paid: Fare(7, currency: "EUR")))
        let step = UndoSubject.change(EntryID("a.ics"), from: .claim(claim), to: .claim(after))
        #expect(
            step.sentences == [
                sentence, "The claim “A → B” is “not claimed yet” again.", sentence,
            ])
        #expect(
            Localizer.inEnglish.undo(step).withoutIsolation
                == "Undo “\(name)” of the Claim “A → B”")
        #expect(
            Localizer.inEnglish.redo(step).withoutIsolation
                == "Redo “\(name)” of the Claim “A → B”")
    }

    @Test(
        "Undone, a step leaves the claim as the step before it did",
        arguments: ClaimStep.Kind.allCases)
    func claimStepBefore(kind: ClaimStep.Kind) {
        let sent = Claim(subject: "A → B", steps: [ClaimStep(.sent, on: nil)])
        let after = sent.recording(
            ClaimRecord(
                ClaimStep(kind, on: nil), reference: "", answer: "",
                paid: Fare(10, currency: "EUR")))
        let taken = UndoSubject.change(EntryID("a.ics"), from: .claim(sent), to: .claim(after))
        #expect(taken.sentences[1] == "The claim “A → B” is “sent” again.")
        #expect(taken.sentences[2] == taken.sentences[0])
        // The same step, taken out in the form.
        let removed = UndoSubject.change(EntryID("a.ics"), from: .claim(after), to: .claim(sent))
        #expect(removed.sentences[0] == "The claim “A → B” is “sent” again.")
        #expect(removed.sentences[1] == taken.sentences[0])
        #expect(
            Localizer.inEnglish.undo(removed).withoutIsolation
                == "Undo Step of the Claim “A → B”")
    }

    @Test("What was changed, undone and redone is said of what it is by now")
    func fields() {
        func step(_ old: Entry, _ new: Entry) -> [String] {
            UndoSubject.change(EntryID("a.ics"), from: old, to: new).sentences
        }
        var claim = Claim(subject: "A → B", recipient: "DB")
        let before = Entry.claim(claim)
        claim.recipient = "ÖBB"
        #expect(
            step(before, .claim(claim)) == [
                "“A → B”: recipient changed from “DB” to “ÖBB”",
                "“A → B”: recipient changed back from “ÖBB” to “DB”",
                "“A → B”: recipient changed back from “DB” to “ÖBB”",
            ])
    }

    @Test("What was joined is named by both trips, and no identifier is shown")
    func joined() throws {
        let words = Localizer.inEnglish
        let trip = Entry.trip(Trip(from: "B", to: "C", departure: .vienna(20, 12, 0), arrival: nil))
        let other = Entry.trip(
            Trip(from: "A", to: "B", departure: .vienna(20, 10, 0), arrival: nil))
        #expect(words.joined(trip, to: other).withoutIsolation == "“B → C” was joined to “A → B”.")
        #expect(
            words.noLongerJoined(trip, to: other).withoutIsolation
                == "“B → C” is no longer joined to “A → B”.")
        #expect(
            words.undo(.joining(EntryID("b"), trip, to: other)).withoutIsolation
                == "Undo Join of “B → C” to “A → B”")
        guard case .trip(var leg) = trip else { throw WrongKind() }
        leg.journey = "journey" + String(repeating: "0a", count: 16)
        for (before, after) in [(trip, Entry.trip(leg)), (.trip(leg), trip)] {
            let change = ChangeWords(kind: .edit, before: before, after: after, words: words)
            for stage in [ChangeWords.Stage.done, .undone, .redone] {
                #expect(!change.sentence(stage).contains("0a0a"))
            }
        }
    }
}

extension UndoSubject {
    /// The sentences for a change that is done, undone and redone, as the window shows them.
    fileprivate var sentences: [String] {
        guard case .change(_, let old, let new) = self else { return [] }
        let done = ChangeWords(kind: kind, before: old, after: new, words: .inEnglish)
        let back = ChangeWords(kind: kind, before: new, after: old, words: .inEnglish)
        return [done.sentence(.done), back.sentence(.undone), done.sentence(.redone)]
            .map(\.withoutIsolation)
    }
}

extension String {
    fileprivate var withoutIsolation: String { filter { !"\u{2068}\u{2069}".contains($0) } }
}
