public import Domain
public import Presentation
internal import Signals
public import Wording

/// Shows the state of the journal's folder in the bars, and carries out what they offer: to create a
/// missing folder, to take vanished entries for removed, and to stop or resume reading many files.
public final class ConditionPresenter: Presenting {
    private weak var view: (any DisplaysBanners)?
    private let journal: any ReportsChanges & IndexesJournal
    private let words: Localizer
    private let create: () async throws(JournalError) -> Void
    private let removeVanished: () async -> Void
    private var shown: JournalCondition?
    /// Whether the person was told that changes are not noticed automatically.
    private var saidUntold = false
    private var isCreating = false
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - create: creates the folder.
    ///   - removeVanished: takes entries whose files have gone all at once for removed.
    public init(
        view: any DisplaysBanners, events: JournalEvents,
        journal: any ReportsChanges & IndexesJournal, words: Localizer,
        create: @escaping () async throws(JournalError) -> Void,
        removeVanished: @escaping () async -> Void
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        self.create = create
        self.removeVanished = removeVanished
        subscriptions += journal.changes.filter(\.conditionChanged).onReception § eachTime
            § inAnyCase § weakly(self) { $0.show }
        subscriptions += events.createJournal.signal.onReception § eachTime
            § atOnce(self) { $0.makeFolder }
        subscriptions += events.removeVanished.signal.onReception § eachTime
            § atOnce(self) { $0.confirmVanished }
        subscriptions += events.stopReading.signal.onReception § eachTime § { [journal] in
            journal.pauseIndexing()
        }
        subscriptions += events.resumeReading.signal.onReception § eachTime § { [journal] in
            journal.resumeIndexing()
        }
    }

    public func start() async { show() }

    private func show() {
        let (condition, before) = (journal.condition, shown)
        shown = condition
        if condition.folder != before?.folder {
            view?.showCondition(words.problem(of: condition.folder))
        }
        let changing = Availability(unless: words.whyReadOnly(condition.folder))
        if changing != Availability(unless: (before?.folder).flatMap(words.whyReadOnly)) {
            view?.allowChanges(changing)
        }
        if condition.unreadable != before?.unreadable {
            view?.showUnreadableFiles(UnreadableFilesViewModel(condition.unreadable, words: words))
        }
        if !condition.isToldOfChanges, !saidUntold {
            saidUntold = true
            view?.showLateChanges(words.changesUntold)
        }
        if condition.isMissing != before?.isMissing ?? false {
            view?.offerToCreateJournal(condition.isMissing)
        }
        if condition.hasVanished != before?.hasVanished ?? false {
            view?.offerToRemoveVanished(condition.hasVanished)
        }
        if condition.progress != before?.progress {
            view?.showReading(condition.progress.map { ReadingViewModel($0, words: words) })
        }
    }

    private func makeFolder() async {
        guard !isCreating else { return }
        isCreating = true
        defer { isCreating = false }
        do throws(JournalError) {
            try await create()
        } catch {
            view?.showFailure(
                words.failure(words.say("The journal was not created."), because: error))
        }
    }

    private func confirmVanished() async {
        if journal.condition.hasVanished { await removeVanished() }
    }
}

extension JournalCondition {
    fileprivate var isMissing: Bool { if case .missing = folder { true } else { false } }

    fileprivate var hasVanished: Bool { if case .vanished = folder { true } else { false } }
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

/// Shows messages about the whole journal, in bars over the window.
public protocol DisplaysBanners: DisplaysFailure {
    /// - Parameter condition: the problem of the folder, or `nil` if there is none.
    func showCondition(_ condition: FailureViewModel?)
    /// Shows that changes by other programs show late, until the person closes it.
    func showLateChanges(_ message: FailureViewModel)
    /// Makes adding, editing, deleting and undoing available, or insensitive with the reason. Once
    /// they are available, failures with that reason are dismissed.
    func allowChanges(_ availability: Availability)
    /// - Parameter files: the unreadable files, or `nil` if there are none.
    func showUnreadableFiles(_ files: UnreadableFilesViewModel?)
    /// - Parameter isOffered: whether the folder is missing.
    func offerToCreateJournal(_ isOffered: Bool)
    /// Asks what has become of entries whose files have gone all at once.
    ///
    /// - Parameter isOffered: whether there are such entries.
    func offerToRemoveVanished(_ isOffered: Bool)
    /// Shows the progress of reading many files, or hides it if `reading` is `nil`.
    func showReading(_ reading: ReadingViewModel?)
    /// Shows the step that was done, undone or redone.
    ///
    /// - Parameter undo: the step, or `nil` to hide it.
    func showUndo(_ undo: UndoViewModel?)
    /// Sets the names of the Undo and Redo commands, whether or not a bar shows a step.
    func nameUndo(_ names: UndoNamesViewModel)
}

/// Files, or lines of files, that cannot be used.
public struct UnreadableFilesViewModel: Hashable, Sendable {
    /// The number of files in words, such as "2 files of the journal cannot be read."
    public let title: String
    /// An explanation, such as "They stay as they are."
    public let detail: String
    /// The first files, as many as a person is likely to read.
    public let files: [File]
    /// The number of further files and the command that lists them, or `nil` if there are none.
    public let more: String?

    public struct File: Hashable, Sendable {
        public let name: String
        public let reason: String
    }
}

public struct UndoViewModel: Hashable, Sendable {
    /// The step, such as "“Brief Encounter (1945)” was moved to the trash."
    public let title: String
    /// An explanation, or empty if the title is enough.
    public var detail = ""
    public var offers = Offer.undo

    /// The action of the bar's button.
    public enum Offer: Hashable, Sendable { case undo, redo, nothing }
}

/// The names of Undo and Redo in a menu, and the subject of their keys.
public struct UndoNamesViewModel: Hashable, Sendable {
    /// The label of Undo, such as "Undo Delete", or `nil` if there is nothing to undo.
    public let undo: String?
    /// The label of Redo, such as "Redo Delete", or `nil` if there is nothing to redo.
    public let redo: String?
    /// Whether their keys, and Ctrl+Delete, apply to the text that is being typed instead of
    /// entries.
    public let keysAreForText: Bool

    public init(undo: String? = nil, redo: String? = nil, keysAreForText: Bool = false) {
        self.undo = undo
        self.redo = redo
        self.keysAreForText = keysAreForText
    }
}

public struct ReadingViewModel: Hashable, Sendable {
    /// The progress in words, such as "12,345 of 100,000 files read".
    public let text: String
    /// The completed fraction, from 0 to 1.
    public let fraction: Double
    public let isStopped: Bool
}

extension ReadingViewModel {
    fileprivate init(_ progress: IndexingProgress, words: Localizer) {
        self.init(
            text: words.read(progress),
            fraction: Double(progress.done) / Double(max(progress.total, 1)),
            isStopped: progress.isPaused)
    }
}
