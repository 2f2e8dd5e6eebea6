import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@Suite("The sample journal", .freed, .timeLimit(.minutes(1)))
struct SamplePresenterTests {
    let view = JournalViewSpy()

    @Test("Asked for twice while it is being opened, it is opened once; and again when asked later")
    func once() async {
        let journal = JournalDouble()
        journal.writeGate.isClosed = true
        let presenter = freed(
            SamplePresenter(view: view, events: view.events, words: .british) {
                () throws(JournalError) in
                _ = try await journal.add(.briefEncounter)
            })
        view.events.openSample.emit()
        view.events.openSample.emit()
        await journal.writeGate.untilHeld()
        view.events.openSample.emit()
        await Task { @MainActor in }.value
        #expect(journal.writeGate.heldCount == 1)
        journal.writeGate.letOneGo()
        await journal.untilWritten(1)
        // The presenter goes on one turn after the write.
        await Task { @MainActor in }.value
        view.events.openSample.emit()
        await journal.writeGate.untilHeld()
        #expect(journal.writes.count == 1)
        #expect(view.messages.all == [])
        journal.writeGate.letOneGo()
        await journal.untilWritten(2)
        withExtendedLifetime(presenter) {}
    }

    @Test("Why it was not opened is told, and it can be asked for again")
    func failure() async {
        var failures: [JournalError] = [.diskFull(path: "/journal"), .readOnly(path: "/journal")]
        let expected = failures.map { error in
            JournalViewSpy.Message.failure(
                Localizer.inEnglish.failure(
                    "The sample journal was not opened.", because: error))
        }
        let presenter = freed(
            SamplePresenter(view: view, events: view.events, words: .british) {
                () throws(JournalError) in
                throw failures.removeFirst()
            })
        view.events.openSample.emit()
        await view.messages.until(count: 1)
        view.events.openSample.emit()
        await view.messages.until(count: 2)
        #expect(view.messages.all == expected)
        withExtendedLifetime(presenter) {}
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let view = track(JournalViewSpy())
            let presenter = track(
                SamplePresenter(view: view, events: view.events, words: .british) {})
            view.events.openSample.emit()
            withExtendedLifetime(presenter) {}
        }
    }
}
