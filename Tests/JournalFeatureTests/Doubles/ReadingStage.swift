import Domain
import JournalFeature
import Signals
import TestSupport

/// A journal that reports a test's progress, and records when it is stopped.
final class ReadingJournalDouble: ReportsChanges, IndexesJournal {
    var condition = JournalCondition(folder: .ready)
    var changes: Signal<JournalChange> { changeEmitter.signal }
    let messages = Messages<Message>()

    enum Message: Equatable { case pause, resume }

    private let changeEmitter = Emitter<JournalChange>()

    func pauseIndexing() { messages.append(.pause) }
    func resumeIndexing() { messages.append(.resume) }

    func reach(_ progress: IndexingProgress?) {
        condition.progress = progress
        changeEmitter.emit(JournalChange(conditionChanged: true))
    }
}

/// A window that records the progress of reading.
final class ReadingViewSpy: DisplaysReading {
    let messages = Messages<ReadingViewModel?>()
    let events = JournalEvents()
    var stop: Emitter<Void> { events.stopReading }
    var resume: Emitter<Void> { events.resumeReading }

    func showReading(_ reading: ReadingViewModel?) { messages.append(reading) }
}
