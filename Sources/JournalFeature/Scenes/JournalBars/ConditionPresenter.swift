public import Domain
public import Presentation
internal import Signals
public import Wording

/// Shows the state of the journal folder in the bars.
public final class ConditionPresenter: Presenting {
    private weak var view: (any DisplaysBanners)?
    private let journal: any ReportsChanges
    private let words: Localizer
    private var shown: JournalCondition?
    /// Whether the person was told that changes are not noticed automatically.
    private var saidUntold = false
    private var subscriptions = Subscriptions()

    public init(view: any DisplaysBanners, journal: any ReportsChanges, words: Localizer) {
        self.view = view
        self.journal = journal
        self.words = words
        subscriptions += journal.changes.filter(\.conditionChanged).onReception § eachTime
            § inAnyCase § weakly(self) { $0.show }
    }

    public func start() async {
        show()
    }

    private func show() {
        let condition = journal.condition
        if condition.folder != shown?.folder {
            view?.showCondition(words.problem(of: condition.folder))
        }
        let changing = Availability(unless: words.whyReadOnly(condition.folder))
        if changing != Availability(unless: (shown?.folder).flatMap(words.whyReadOnly)) {
            view?.allowChanges(changing)
        }
        if condition.unreadable != shown?.unreadable {
            view?.showUnreadableFiles(
                UnreadableFilesViewModel(condition.unreadable, words: words))
        }
        if !condition.isToldOfChanges, !saidUntold {
            saidUntold = true
            view?.showLateChanges(words.changesUntold)
        }
        shown = condition
    }
}

extension UnreadableFilesViewModel {
    fileprivate init?(_ files: [UnreadableFile], words: Localizer) {
        guard !files.isEmpty else { return nil }
        self.init(
            title: words.unreadableFiles(files.count),
            detail: words.say("Nothing was changed."),
            files: files.prefix(Self.most).map {
                File(name: $0.name, reason: words.reason($0.reason))
            },
            more: words.moreUnreadableFiles(files.count - Self.most))
    }

    /// The greatest number of listed files or lines. A folder of another program's events may hold
    /// thousands.
    static var most: Int { 200 }
}
