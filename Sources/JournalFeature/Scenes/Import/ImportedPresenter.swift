internal import Domain
internal import Presentation
internal import Signals
internal import Wording

/// Shows the result of an import, and undoes it on request. The undo presenter shows the result of
/// that.
final class ImportedPresenter: Presenting {
    private weak var view: (any DisplaysImport)?
    private let batches: any WritesBatches
    private let changes: Signal<JournalChange>
    private let words: Localizer
    /// The import whose result is shown, and which its Undo undoes.
    private var shown: WrittenBatch?
    private var isUndoing = false
    /// Whether the journal is being asked for the import to undo, and whether to ask again
    /// afterwards.
    private var isAsking = false
    private var asksAgain = false
    private var subscriptions = Subscriptions()

    init(
        view: any DisplaysImport, events: InterchangeEvents, batches: any WritesBatches,
        changes: Signal<JournalChange>, steps: UndoStack, words: Localizer
    ) {
        self.view = view
        self.changes = changes
        self.words = words
        self.batches = batches
        subscriptions +=
            events.undoImport.signal.onReception § eachTime § inAnyCase § { [weak self] in
                Task.immediate { [weak self] in await self?.askToUndoLast() }
            }
        subscriptions +=
            events.undoImported.signal.onReception § eachTime § inAnyCase § { [weak self] in
                Task.immediate { [weak self] in await self?.undoShown() }
            }
        subscriptions +=
            events.importedDismissed.signal.onReception § eachTime § inAnyCase § { [weak self] in
                self?.forget()
            }
        subscriptions +=
            steps.signalNews.onReception § eachTime § weakly(self, ImportedPresenter.hideIfUndone)
    }

    /// Offers to undo an import, from now or from an earlier start. Other windows and the command
    /// line also import and undo, so each change of the journal is checked.
    func start() async {
        subscriptions +=
            changes.onReception § eachTime § inAnyCase § { [weak self] in
                Task { [weak self] in await self?.ask() }
            }
        await ask()
    }

    private func ask() async {
        asksAgain = true
        guard !isAsking else { return }
        isAsking = true
        defer { isAsking = false }
        while asksAgain {
            asksAgain = false
            view?.allowUndoImport(await isUndoPossible())
        }
    }

    /// Whether there may be an import to undo: where that cannot be told now, asking for it says why.
    private func isUndoPossible() async -> Bool {
        do throws(JournalError) {
            return try await batches.lastBatch() != nil
        } catch {
            return true
        }
    }

    /// - Parameter preview: the preview that was written.
    func show(_ batch: WrittenBatch, _ preview: ImportPreview) {
        shown = batch
        let sentences = words.done(preview)
        view?.showImported(
            ImportedViewModel(
                title: sentences[0], detail: sentences.dropFirst().joined(separator: " "),
                canUndo: true))
        view?.allowUndoImport(true)
    }

    private func undoShown() async {
        guard let shown else { return }
        await undo(shown)
    }

    /// Asks before the last import is undone, because it may be from another day and forgotten.
    private func askToUndoLast() async {
        do throws(JournalError) {
            guard let batch = try await batches.lastBatch() else { return await ask() }
            let part = try await batches.undoablePart(of: batch)
            view?.askToUndoImport(UndoImportQuestion(part, words: words)) { [weak self] in
                Task.immediate { [weak self] in await self?.undo(batch) }
            }
        } catch {
            view?.showFailure(words.failure(words.lastImportNotUndone, because: error))
        }
    }

    /// Undoes exactly the import that the person was shown. If another program has undone it
    /// meanwhile, no other one is undone in its place.
    private func undo(_ batch: WrittenBatch) async {
        guard !isUndoing else { return await ask() }
        isUndoing = true
        do throws(JournalError) {
            _ = try await batches.takeBack(batch)
        } catch .takenBack {
            shown = nil
            view?.showImported(
                ImportedViewModel(
                    title: words.sentence(JournalError.takenBack), canUndo: false))
        } catch {
            view?.showFailure(words.failure(words.notUndone(.batch(batch)), because: error))
        }
        isUndoing = false
        await ask()
    }

    /// Hides the result of an import that was undone elsewhere.
    private func hideIfUndone(_ news: UndoNews) {
        switch news {
        case .undone(.batch(let batch), _), .forgotten(.batch(let batch)):
            if batch == shown { forget() }
        default: break
        }
    }

    private func forget() {
        shown = nil
        view?.showImported(nil)
    }
}

extension UndoImportQuestion {
    fileprivate init(_ batch: WrittenBatch, words: Localizer) {
        self.init(
            title: words.undoImportQuestion(batch), detail: words.undoImportConsequence(batch))
    }
}
