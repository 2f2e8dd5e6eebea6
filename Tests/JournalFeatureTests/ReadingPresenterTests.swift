import Domain
import Signals
import TestSupport
import Testing

@testable import JournalFeature

@Suite("How far the reading of many files is", .freed, .timeLimit(.minutes(1)))
struct ReadingPresenterTests {
    let journal = ReadingJournalDouble()
    let view = ReadingViewSpy()
    let presenter: ReadingPresenter

    init() {
        presenter = freed(
            ReadingPresenter(view: view, events: view.events, journal: journal, words: .british))
    }

    @Test("A journal that is read already shows nothing")
    func nothing() async {
        await presenter.start()
        journal.reach(nil)
        #expect(view.messages.all == [])
    }

    @Test("Each step is shown once, and the end takes the bar away")
    func steps() async {
        await presenter.start()
        journal.reach(IndexingProgress(done: 1_234, total: 10_000))
        journal.reach(IndexingProgress(done: 1_234, total: 10_000))
        journal.reach(IndexingProgress(done: 5_000, total: 10_000, isPaused: true))
        journal.reach(nil)
        #expect(
            view.messages.all == [
                ReadingViewModel(
                    text: "1,234 of 10,000 files read", fraction: 0.1234, isStopped: false),
                ReadingViewModel(
                    text: "5,000 of 10,000 files read", fraction: 0.5, isStopped: true),
                nil,
            ])
    }

    @Test("Reading that began before the presenter is shown at its start")
    func late() async {
        journal.condition.progress = IndexingProgress(done: 0, total: 0)
        await presenter.start()
        #expect(
            view.messages.all == [
                ReadingViewModel(text: "0 of 0 files read", fraction: 0, isStopped: false)
            ])
    }

    @Test("Stopping and going on reach the journal in the order they were asked for")
    func stopAndResume() {
        view.stop.emit()
        view.resume.emit()
        view.stop.emit()
        #expect(journal.messages.all == [.pause, .resume, .pause])
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(ReadingJournalDouble())
            let view = track(ReadingViewSpy())
            let presenter = track(
                ReadingPresenter(view: view, events: view.events, journal: journal, words: .british)
            )
            await presenter.start()
            journal.reach(IndexingProgress(done: 1, total: 2))
        }
    }
}
