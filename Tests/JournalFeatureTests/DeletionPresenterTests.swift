import Domain
import Presentation
import Signals
import TestSupport
import Testing

@testable import JournalFeature

@Suite("Deleting, and taking it back", .freed, .timeLimit(.minutes(1)))
struct DeletionPresenterTests {
    let journal: JournalDouble
    let view = JournalViewSpy()
    let presenter: DeletionPresenter

    init() throws {
        journal = JournalDouble([.film: .briefEncounter, .trip: try #require(Entry.toVienna)])
        presenter = freed(DeletionPresenter(view: view, page: view, journal: journal))
    }

    private let offers = [
        JournalViewSpy.Message.undo(
            UndoViewModel(title: "“Brief Encounter (1945)” was moved to the trash.")),
        .undo(UndoViewModel(title: "“Köln Hbf → Wien Westbf” was moved to the trash.")),
    ]

    private func deleteBoth() async {
        view.deletion.emit("film.ics")
        await view.messages.until(count: 1)
        view.deletion.emit("trip.ics")
        await view.messages.until(count: 2)
    }

    @Test("An entry goes without a question, and its way back is offered")
    func delete() async {
        await deleteBoth()
        #expect(journal.writes == [.delete(.film), .delete(.trip)])
        #expect(view.messages.all == offers)
    }

    @Test("The latest comes back first, until nothing is left to undo")
    func undo() async {
        var restored: [EntryID] = []
        let subscription = presenter.signalRestored.onReception § eachTime § { restored.append($0) }
        await deleteBoth()
        view.messages.removeAll()
        view.undo.emit()
        await view.messages.until(count: 1)
        view.undo.emit()
        await view.messages.until(count: 2)
        view.undo.emit()
        view.deletion.emit("film.ics")
        await view.messages.until(count: 3)
        #expect(view.messages.all == [offers[0], .undo(nil), offers[0]])
        #expect(restored == [.trip, .film])
        #expect(
            journal.writes == [
                .delete(.film), .delete(.trip), .restore(.trip), .restore(.film), .delete(.film),
            ])
        withExtendedLifetime(subscription) {}
    }

    @Test("A deletion and its way back begin before anything else can happen")
    func atOnce() async {
        journal.writeGate.isClosed = true
        view.deletion.emit("film.ics")
        #expect(journal.writeGate.heldCount == 1)
        journal.writeGate.letOneGo()
        await view.messages.until(count: 1)
        view.undo.emit()
        #expect(journal.writeGate.heldCount == 1)
        journal.writeGate.letOneGo()
        await view.messages.until(count: 2)
        #expect(journal.writes == [.delete(.film), .restore(.film)])
    }

    @Test("A deletion that fails is told, and offers nothing to undo")
    func failedDeletion() async {
        journal.failure = .trash(file: "film.ics", reason: "there is no trash")
        view.deletion.emit("film.ics")
        await view.messages.until(count: 1)
        #expect(
            view.messages.all == [
                .failure(
                    FailureViewModel(
                        title: "The entry was not deleted.",
                        reason: JournalError.trash(file: "film.ics", reason: "there is no trash")
                            .description))
            ])
        #expect(journal[.film] == .briefEncounter)
    }

    @Test("An undo that fails is told, and can be tried again")
    func failedUndo() async {
        await deleteBoth()
        view.messages.removeAll()
        journal.failure = .placeTaken(.trip)
        view.undo.emit()
        await view.messages.until(count: 1)
        journal.failure = nil
        view.undo.emit()
        await view.messages.until(count: 2)
        #expect(
            view.messages.all == [
                .failure(
                    FailureViewModel(
                        title: "The entry was not put back.",
                        reason: JournalError.placeTaken(.trip).description)),
                offers[0],
            ])
        #expect(journal.writes.last == .restore(.trip))
    }

    @Test("A bar that was closed goes, and the last deletion can be taken back all the same")
    func dismissed() async {
        await deleteBoth()
        view.messages.removeAll()
        view.undoDismissed.emit()
        #expect(view.messages.all == [.undo(nil)])
        view.undo.emit()
        await view.messages.until(count: 2)
        #expect(journal.writes.last == .restore(.trip))
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(JournalDouble([.film: .briefEncounter]))
            let view = track(JournalViewSpy())
            track(DeletionPresenter(view: view, page: view, journal: journal))
            let kept = track(DeletionPresenter(view: view, page: view, journal: journal))
            view.deletion.emit("film.ics")
            await view.messages.until(count: 1)
            view.undo.emit()
            withExtendedLifetime(kept) {}
        }
    }
}
