public import Domain
public import Presentation
internal import Signals
public import Wording

/// Keeps the bars showing how the journal folder is.
public final class ConditionPresenter: Presenting {
    private weak var view: (any DisplaysBars)?
    private let journal: any ReportsChanges
    private let words: LocalWords
    private var shown: JournalCondition?
    private var subscriptions = Subscriptions()

    public init(view: any DisplaysBars, journal: any ReportsChanges, words: LocalWords) {
        self.view = view
        self.journal = journal
        self.words = words
        subscriptions +=
            journal.changes.filter(\.conditionChanged)
            .onReception § eachTime § inAnyCase § { [weak self] in self?.show() }
    }

    public func start() async {
        show()
    }

    private func show() {
        let condition = journal.condition
        if condition.folder != shown?.folder {
            view?.showCondition(FailureViewModel(condition.folder))
        }
        let changing = Availability(unless: words.whyReadOnly(condition.folder))
        if changing != Availability(unless: (shown?.folder).flatMap(words.whyReadOnly)) {
            view?.allowChanges(changing)
        }
        if condition.unreadable != shown?.unreadable {
            view?.showUnreadableFiles(
                UnreadableFilesViewModel(condition.unreadable, words: words))
        }
        shown = condition
    }
}

extension FailureViewModel {
    fileprivate init?(_ folder: JournalCondition.Folder) {
        switch folder {
        case .loading, .ready:
            return nil
        case .readOnly(let path):
            self.init(
                title: "The journal cannot be written to.",
                reason: "\(path) is read-only: you can look at everything, and change nothing "
                    + "until its permissions allow it.")
        case .readOnlyDisk(let path):
            self.init(
                title: "The journal cannot be written to.",
                reason: "\(path) is on a disk that is mounted read-only: you can look at "
                    + "everything, and change nothing until it is mounted for writing.")
        case .missing(let path):
            self.init(
                title: "The journal folder is missing.",
                reason:
                    "\(path) is not there. Put it back, and its entries appear by themselves; or "
                    + "create an empty one.")
        case .inaccessible(let path, let reason):
            self.init(
                title: "The journal folder cannot be read.",
                reason: "\(path): \(reason)")
        }
    }
}

extension UnreadableFilesViewModel {
    fileprivate init?(_ files: [UnreadableFile], words: LocalWords) {
        guard !files.isEmpty else { return nil }
        let left = files.count - Self.most
        self.init(
            title: files.count == 1
                ? "One file of the journal cannot be read."
                : "\(words.number(files.count)) files of the journal cannot be read.",
            detail: files.count == 1 ? "It stays as it is." : "They stay as they are.",
            files: files.prefix(Self.most).map { File(name: $0.name, reason: $0.reason) },
            more: left > 0
                ? "… and \(words.number(left)) more. The command “counterfoil check” names them all."
                : nil)
    }

    /// A folder of another program's events may hold thousands.
    private static var most: Int { 200 }
}
