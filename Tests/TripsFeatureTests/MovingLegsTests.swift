import Domain
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("Legs are moved", .freed, .timeLimit(.minutes(1)))
struct MovingLegsTests {
    private func moving(
        _ move: LegMove, in journal: JournalDouble, by recorded: UndoableJournal,
        until isDone: (TripMainViewSpy) async -> Void
    ) async -> [TripMainViewSpy.Message] {
        let (view, events, flows) = (TripMainViewSpy(), TripsEvents(), FlowsSpy())
        let presenter = freed(
            JoiningPresenter(
                view: view, events: events, journal: recorded, flows: flows, words: .british))
        events.moveLeg.emit(move)
        await isDone(view)
        #expect(flows.routed == [])
        withExtendedLifetime(presenter) {}
        return view.messages.all
    }

    private func places(_ journal: JournalDouble) -> [Int?] {
        [EntryID.first, .second].map { id in
            guard case .trip(let trip)? = journal[id] else { return nil }
            return trip.leg
        }
    }

    @Test("Two legs change places in one step, and back again without a trace")
    func moved() async throws {
        let journal = JournalDouble(TripsStage.toParis)
        let recorded = UndoableJournal(journal)
        _ = await moving(LegMove("b.ics", isEarlier: true), in: journal, by: recorded) { _ in
            await journal.untilWritten(2)
        }
        #expect(places(journal) == [2, 1])
        guard case .change(.second, _, _)? = recorded.steps.undoable else {
            return #expect(Bool(false))
        }
        #expect(try await recorded.steps.undo())
        #expect(places(journal) == [nil, nil] && !recorded.steps.canUndo)
        #expect(try await recorded.steps.redo())
        _ = await moving(LegMove("b.ics", isEarlier: false), in: journal, by: recorded) { _ in
            await journal.untilWritten(8)
        }
        #expect(journal[.first] == TripsStage.toParis[.first])
        #expect(journal[.second] == TripsStage.toParis[.second])
    }

    @Test("A leg that cannot be written says so, and no leg moves")
    func failure() async {
        let journal = JournalDouble(TripsStage.toParis)
        journal.failure = .readOnly(path: "/journal")
        let messages = await moving(
            LegMove("b.ics", isEarlier: true), in: journal, by: UndoableJournal(journal)
        ) { view in
            await view.messages.until { if case .failure = $0 { true } else { false } }
        }
        guard case .failure(let failure)? = messages.last else { return #expect(Bool(false)) }
        #expect(failure.title == "The leg was not moved." && places(journal) == [nil, nil])
    }

    @Test("The first leg is not moved up")
    func first() async {
        let journal = JournalDouble(TripsStage.toParis)
        let recorded = UndoableJournal(journal)
        _ = await moving(LegMove("a.ics", isEarlier: true), in: journal, by: recorded) { _ in
            _ = await journal.legs(with: .first)
        }
        #expect(journal.writes == [] && !recorded.steps.canUndo)
    }
}
