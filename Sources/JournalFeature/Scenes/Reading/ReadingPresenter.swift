public import Domain
public import Presentation
internal import Signals
public import Wording

/// Shows the progress of reading many files, and lets the person stop and resume it.
public final class ReadingPresenter: Presenting {
    private weak var view: (any DisplaysReading)?
    private let journal: any ReportsChanges & IndexesJournal
    private let words: Localizer
    private var shown: IndexingProgress?
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysReading, events: JournalEvents,
        journal: any ReportsChanges & IndexesJournal, words: Localizer
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        subscriptions += journal.changes.filter(\.conditionChanged).onReception § eachTime
            § inAnyCase § weakly(self) { $0.show }
        subscriptions += events.stopReading.signal.onReception § eachTime § inAnyCase § {
            [journal] in journal.pauseIndexing()
        }
        subscriptions += events.resumeReading.signal.onReception § eachTime § inAnyCase § {
            [journal] in journal.resumeIndexing()
        }
    }

    public func start() async {
        show()
    }

    private func show() {
        let progress = journal.condition.progress
        guard progress != shown else { return }
        shown = progress
        view?.showReading(
            progress.map { progress in
                ReadingViewModel(
                    text: words.read(progress),
                    fraction: Double(progress.done) / Double(max(progress.total, 1)),
                    isStopped: progress.isPaused)
            })
    }
}

/// Shows the progress of reading many files.
public protocol DisplaysReading: Viewable {
    /// Shows the progress, or hides it if `reading` is `nil`.
    func showReading(_ reading: ReadingViewModel?)
}

public struct ReadingViewModel: Hashable, Sendable {
    /// The progress in words, such as "12,345 of 100,000 files read".
    public let text: String
    /// The completed fraction, from 0 to 1.
    public let fraction: Double
    public let isStopped: Bool
}
