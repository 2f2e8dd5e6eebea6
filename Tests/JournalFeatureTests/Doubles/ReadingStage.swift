import Domain
import JournalFeature
import Signals
import TestSupport

/// A journal that tells how far it is when a test says so, and notes when it is stopped.
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

/// A window that writes down how far it is told the reading is.
final class ReadingViewSpy: DisplaysReading, ReadingPage {
    let messages = Messages<ReadingViewModel?>()
    let stop = Emitter<Void>()
    let resume = Emitter<Void>()

    var signalStopReading: Signal<Void> { stop.signal }
    var signalResumeReading: Signal<Void> { resume.signal }

    func showReading(_ reading: ReadingViewModel?) { messages.append(reading) }
}
