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
    private func take(_ step: () async throws(JournalError) -> Bool, orSay failure: String) async {
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
        case .done(let subject): show(UndoViewModel(done: subject, words: words), of: subject)
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

extension UndoViewModel {
    init(done subject: UndoSubject, words: Localizer) {
        switch subject {
        case .addition(_, let entry): self.init(title: words.added(entry))
        case .deletion(_, _, let place), .list(_, let place):
            self.init(subject, .done, UndoOutcome(place: place), words: words)
        case .batch(let batch): self.init(title: words.imported(batch))
        case .change, .joining, .copy, .listChange, .answer:
            self.init(subject, .done, UndoOutcome(), words: words)
        }
    }

    init(redone subject: UndoSubject, _ outcome: UndoOutcome, words: Localizer) {
        self.init(subject, .redone, outcome, words: words)
    }

    /// Makes the message about a step that was done or redone.
    private init(
        _ subject: UndoSubject, _ stage: ChangeWords.Stage, _ outcome: UndoOutcome, words: Localizer
    ) {
        let offers = outcome.isNothing ? Offer.nothing : .undo
        switch subject {
        case .addition(_, let entry): self.init(title: words.putBack(entry), offers: offers)
        case .deletion(_, let entry, _):
            self.init(deleted: entry, outcome, offers: offers, words: words)
        case .change(_, let old, let new):
            let change = ChangeWords(kind: subject.kind, before: old, after: new, words: words)
            self.init(change, stage, outcome, offers: offers)
        case .joining(_, let trip, let other):
            self.init(
                title: outcome.isNothing
                    ? words.changedElsewhere(trip) : words.joined(trip, to: other),
                detail: words.leftAsItIs(outcome.left), offers: offers)
        case .copy(_, let entry): self.init(title: words.joinedTexts(of: entry), offers: offers)
        case .batch(let batch):
            self.init(
                title: words.importedAgain(batch, isNothing: outcome.isNothing), offers: offers)
        case .list(let file, _):
            self.init(
                title: words.removed(file, to: outcome.place),
                detail: words.note(onList: outcome.place))
        case .listChange(let change): self.init(title: words.done(change), offers: offers)
        case .answer(let answer): self.init(title: words.said(answer), offers: offers)
        }
    }

    init(undone subject: UndoSubject, _ outcome: UndoOutcome, words: Localizer) {
        let offers = outcome.isNothing ? Offer.nothing : .redo
        switch subject {
        case .addition(_, let entry):
            self.init(deleted: entry, outcome, offers: offers, words: words)
        case .deletion(_, let entry, _): self.init(title: words.putBack(entry), offers: offers)
        case .change(_, let old, let new):
            let change = ChangeWords(kind: subject.kind, before: new, after: old, words: words)
            self.init(change, .undone, outcome, offers: offers)
        case .joining(_, let trip, let other):
            self.init(
                title: outcome.isNothing
                    ? words.changedElsewhere(trip) : words.noLongerJoined(trip, to: other),
                detail: words.leftAsItIs(outcome.left), offers: offers)
        case .copy(_, let entry):
            self.init(
                title: words.say(
                    "The two texts of “{title}” are apart again.",
                    ["title": entry.nameInList.displayIsolated]),
                detail: words.leftAsItIs(outcome.left), offers: offers)
        case .batch(let batch):
            self.init(
                title: words.undone(batch),
                detail: outcome.takenBack.map { words.undone($0) } ?? "",
                offers: offers)
        case .list(let file, _): self.init(title: words.putBack(file), offers: offers)
        case .listChange(let change): self.init(title: words.undone(change), offers: offers)
        case .answer(let answer):
            self.init(
                title: words.say(
                    "Your answer about “{title}” was undone.",
                    ["title": answer.title.displayIsolated]), offers: offers)
        }
    }

    /// Makes the message about an entry that was deleted, unless another program has changed it
    /// since.
    private init(deleted entry: Entry, _ outcome: UndoOutcome, offers: Offer, words: Localizer) {
        self.init(
            title: outcome.isNothing
                ? words.changedElsewhere(entry) : words.removed(entry, to: outcome.place),
            detail: outcome.isNothing
                ? words.say("It was not deleted and stays as it is.")
                : words.note(on: outcome.place, count: 1), offers: offers)
    }

    /// Makes the message about a change. It leaves out the values if some fields were changed
    /// elsewhere since.
    private init(
        _ change: ChangeWords, _ stage: ChangeWords.Stage, _ outcome: UndoOutcome, offers: Offer
    ) {
        let title =
            if outcome.isNothing {
                change.changedElsewhere
            } else if outcome.left.isEmpty {
                change.sentence(stage)
            } else {
                change.sentenceWithoutValues(stage)
            }
        self.init(title: title, detail: change.words.leftAsItIs(outcome.left), offers: offers)
    }
}
