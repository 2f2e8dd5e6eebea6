import Domain
import Signals
import TestSupport
import Testing

@testable import JournalFeature

@Suite("How far the reading of many files is", .freed, .timeLimit(.minutes(1)))
struct ReadingPresenterTests {
    let journal = ReadingJournalDouble()
    let view = JournalViewSpy()
    let presenter: ConditionPresenter

    init() {
        presenter = freed(ConditionPresenter(view: view, journal: journal))
    }

    private var readings: [ReadingViewModel?] {
        view.messages.all.compactMap {
            if case .reading(let reading) = $0 { .some(reading) } else { nil }
        }
    }

    @Test("A journal that is read already shows nothing")
    func nothing() async {
        await presenter.start()
        journal.reach(nil)
        #expect(readings == [])
    }

    @Test("Each step is shown once, and the end takes the bar away")
    func steps() async {
        await presenter.start()
        journal.reach(IndexingProgress(done: 1_234, total: 10_000))
        journal.reach(IndexingProgress(done: 1_234, total: 10_000))
        journal.reach(IndexingProgress(done: 5_000, total: 10_000, isPaused: true))
        journal.reach(nil)
        #expect(
            readings == [
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
            readings == [
                ReadingViewModel(text: "0 of 0 files read", fraction: 0, isStopped: false)
            ])
    }

    @Test("Stopping and going on reach the journal in the order they were asked for")
    func stopAndResume() {
        view.events.stopReading.emit()
        view.events.resumeReading.emit()
        view.events.stopReading.emit()
        #expect(journal.messages.all == [.pause, .resume, .pause])
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(ReadingJournalDouble())
            let view = track(JournalViewSpy())
            let presenter = track(ConditionPresenter(view: view, journal: journal))
            await presenter.start()
            journal.reach(IndexingProgress(done: 1, total: 2))
        }
    }
}
