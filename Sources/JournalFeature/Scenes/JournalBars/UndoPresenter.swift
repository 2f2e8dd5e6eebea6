public import Domain
internal import Presentation
public import Signals
public import Wording

/// Undoes the last step, redoes the one undone last, and shows which it was. The bar always names
/// the step of its button.
public final class UndoPresenter {
    /// Posts the entry that undoing or redoing restored or changed.
    public var signalConcerned: Signal<EntryID> { concernedEmitter.signal }

    /// Posts the entry that undoing or redoing removed.
    public var signalRemoved: Signal<EntryID> { removedEmitter.signal }

    private weak var view: (any DisplaysBanners)?
    private let steps: UndoStack
    private let journal: any WritesEntries
    private let words: Localizer
    private let concernedEmitter = Emitter<EntryID>()
    private let removedEmitter = Emitter<EntryID>()
    /// The step that the bar shows, or `nil` if it shows none.
    private var shown: UndoSubject?
    private var named = UndoNamesViewModel()
    private var isTyping = false
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysBanners, events: JournalEvents, steps: UndoStack,
        journal: any WritesEntries, words: Localizer
    ) {
        self.view = view
        self.steps = steps
        self.journal = journal
        self.words = words
        subscriptions += steps.signalNews.onReception § eachTime § weakly(self) { $0.report }
        subscriptions += steps.signalChanged.onReception § eachTime § weakly(self) { $0.name }
        subscriptions += events.undo.signal.onReception § eachTime § atOnce(self) { $0.undo }
        subscriptions += events.redo.signal.onReception § eachTime § atOnce(self) { $0.redo }
        subscriptions += events.typing.signal.onReception § eachTime § weakly(self) { $0.typing }
        subscriptions += events.undoDismissed.signal.onReception § eachTime § { [weak self] in
            self?.show(nil, of: nil)
        }
    }

    private func undo() async {
        await take(steps.undo, orSay: words.notUndone(steps.undoable))
    }

    private func redo() async {
        await take(steps.redo, orSay: words.notRedone(steps.redoable))
    }

    /// Undoes or redoes a step, even if the window is closed at once.
    private func take(
        _ step: () async throws(JournalError) -> Bool, orSay failure: String
    ) async {
        journal.pendingWrites.begin()
        defer { journal.pendingWrites.end() }
        do throws(JournalError) {
            _ = try await step()
        } catch {
            view?.showFailure(words.failure(failure, because: error))
        }
    }

    private func report(_ news: UndoNews) {
        switch news {
        case .done(.batch):
            // The import's own message offers to undo it.
            show(nil, of: nil)
        case .done(let subject):
            show(UndoViewModel(done: subject, words: words), of: subject)
        case .undone(let subject, let outcome):
            show(UndoViewModel(undone: subject, outcome, words: words), of: subject)
            if let entry = outcome.entry { concernedEmitter.emit(entry) }
            if case .addition(let id, _) = subject, !outcome.isNothing { removedEmitter.emit(id) }
        case .redone(let subject, let outcome):
            show(UndoViewModel(redone: subject, outcome, words: words), of: subject)
            if let entry = outcome.entry { concernedEmitter.emit(entry) }
            if case .deletion(let id, _, _) = subject, !outcome.isNothing {
                removedEmitter.emit(id)
            }
        case .forgotten(let subject):
            if let shown, subject.isOfSameKindAndEntry(as: shown) { show(nil, of: nil) }
        }
    }

    /// Updates the names. While a text field has the focus, Ctrl+Z applies to the text instead of
    /// entries.
    private func typing(_ isTyping: Bool) {
        self.isTyping = isTyping
        name()
    }

    private func name() {
        let names = UndoNamesViewModel(
            undo: steps.canUndo ? words.undo(steps.undoable) : nil,
            redo: steps.redoable.map { words.redo($0) },
            keysAreForText: isTyping)
        guard names != named else { return }
        named = names
        view?.nameUndo(names)
    }

    private func show(_ undo: UndoViewModel?, of subject: UndoSubject?) {
        shown = subject
        view?.showUndo(undo)
    }
}
