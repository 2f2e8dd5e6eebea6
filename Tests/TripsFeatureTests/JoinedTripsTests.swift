import Domain
import EntryFeature
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("Trips are joined", .freed, .timeLimit(.minutes(1)))
struct JoinedTripsTests {
    /// Joins the second trip of `TripsStage.toParis` to the first.
    ///
    /// - Parameter journey: the id of the journey that the second has before.
    private func joined(
        journey: String = ""
    ) async throws -> (journal: JournalDouble, recorded: UndoableJournal) {
        var entries = TripsStage.toParis
        for (id, entry) in entries {
            guard case .trip(let trip) = entry else { continue }
            entries[id] = .trip(trip.with { $0.journey = id == .second ? journey : "" })
        }
        let journal = JournalDouble(entries)
        let recorded = UndoableJournal(journal)
        let (view, events, flows) = (TripMainViewSpy(), TripsEvents(), FlowsSpy())
        let presenter = freed(
            JoiningPresenter(
                view: view, events: events, journal: recorded, flows: flows, words: .british))
        events.join.emit("b.ics")
        await journal.untilWritten(journey.isEmpty ? 2 : 1)
        await until("The step is recorded", recorded.steps.undoable != nil)
        await until("The journey", flows.routed == [.journey(of: .second)])
        withExtendedLifetime(presenter) {}
        return (journal, recorded)
    }

    @Test("An undone joining names both trips")
    func named() async throws {
        let (journal, recorded) = try await joined()
        guard case .joining(let id, let trip, let other)? = recorded.steps.undoable else {
            return #expect(Bool(false))
        }
        #expect(id == .second)
        #expect([trip.nameInList, other.nameInList] == ["Bruxelles → Paris", "Köln → Bruxelles"])
        #expect(await journal.legs(with: .first) == [.first, .second])
        #expect(try await recorded.steps.undo())
        #expect(await journal.legs(with: .first).isEmpty && !recorded.steps.canUndo)
        #expect(try await recorded.steps.redo())
        #expect(await journal.legs(with: .first) == [.first, .second])
    }

    @Test("Where the second has a journey already, it is the first that is joined")
    func other() async throws {
        let (_, recorded) = try await joined(journey: "journey" + String(repeating: "0", count: 32))
        guard case .joining(let id, let trip, let other)? = recorded.steps.undoable else {
            return #expect(Bool(false))
        }
        #expect(id == .first)
        #expect([trip.nameInList, other.nameInList] == ["Köln → Bruxelles", "Bruxelles → Paris"])
    }
}
