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

extension ConditionPresenter {
    convenience init(
        view: JournalViewSpy, journal: any ReportsChanges & IndexesJournal,
        create: @escaping () async throws(JournalError) -> Void = {},
        removeVanished: @escaping () async -> Void = {}
    ) {
        self.init(
            view: view, events: view.events, journal: journal, words: .british, create: create,
            removeVanished: removeVanished)
    }
}
