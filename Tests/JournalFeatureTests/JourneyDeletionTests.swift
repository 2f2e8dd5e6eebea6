import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@Suite("Deleting journeys", .freed, .timeLimit(.minutes(1)))
struct JourneyDeletionTests {
    let view = JournalViewSpy()

    private static func leg(_ from: String, _ to: String, _ hour: Int) -> Entry {
        .trip(
            Trip(
                from: from, to: to, departure: .vienna(20, hour, 0), arrival: nil,
                journey: "Paris"))
    }

    private let legs: [EntryID: Entry] = [
        EntryID("b.ics"): leg("B", "C", 9), EntryID("a.ics"): leg("A", "B", 8),
    ]

    private func present(_ journal: any WritesEntries & ReadsEntries) -> DeleteEntries {
        freed(DeleteEntries(view: view, events: view.events, journal: journal, words: .british))
    }

    @Test("A journey goes with all of its legs, and comes back as one")
    func journey() async throws {
        let journal = JournalDouble(legs.merging([.film: .briefEncounter]) { one, _ in one })
        let recorded = UndoableJournal(journal)
        let presenter = present(recorded)
        view.events.deleteJourney.emit("b.ics")
        await journal.untilWritten(2)
        #expect(journal.writes == [.delete(EntryID("a.ics")), .delete(EntryID("b.ics"))])
        #expect(recorded.steps.canUndo)
        #expect(try await recorded.steps.undo())
        #expect(journal[EntryID("a.ics")] != nil && journal[EntryID("b.ics")] != nil)
        guard case .deletion(let id, .trip(let whole), _)? = recorded.steps.redoable else {
            return #expect(Bool(false))
        }
        #expect(id == EntryID("a.ics") && (whole.from, whole.to) == ("A", "C"))
        withExtendedLifetime(presenter) {}
    }

    @Test("Where one of its legs cannot go, none does, and why is told")
    func journeyStays() async throws {
        let journal = JournalDouble(legs)
        let recorded = UndoableJournal(journal)
        let presenter = present(recorded)
        journal.writeGate.isClosed = true
        view.events.deleteJourney.emit("a.ics")
        await journal.writeGate.untilHeld()
        journal.writeGate.letOneGo()
        await journal.untilWritten(1)
        await journal.writeGate.untilHeld()
        journal.put(nil, as: EntryID("b.ics"))
        journal.writeGate.open()
        await view.messages.until(count: 1)
        #expect(journal[EntryID("a.ics")] == legs[EntryID("a.ics")])
        #expect(!recorded.steps.canUndo)
        guard case .failure(let failure)? = view.messages.all.first else {
            return #expect(Bool(false))
        }
        #expect(failure.title == "The entry was not deleted.")
        withExtendedLifetime(presenter) {}
    }

    @Test("A trip that is a journey by itself goes like any entry")
    func single() async {
        let journal = JournalDouble([EntryID("a.ics"): Self.leg("A", "B", 8)])
        let presenter = present(journal)
        view.events.deleteJourney.emit("a.ics")
        await journal.untilWritten(1)
        #expect(journal.writes == [.delete(EntryID("a.ics"))])
        withExtendedLifetime(presenter) {}
    }
}
