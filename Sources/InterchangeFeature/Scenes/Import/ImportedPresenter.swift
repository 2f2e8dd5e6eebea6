internal import Domain
internal import Presentation
internal import Signals
internal import Wording

/// Says what an import did, and takes it back when asked to. What came of that is said where all
/// that is undone is.
final class ImportedPresenter: Presenting {
    private weak var view: (any DisplaysImport)?
    private let undoImport: UndoImport
    private let changes: Signal<JournalChange>
    private let words: LocalWords
    /// The import that the bar names, and that its Undo takes back.
    private var shown: WrittenBatch?
    /// Whether it is being asked what can be taken back, and whether to ask once more then.
    private var isAsking = false
    private var asksAgain = false
    private var subscriptions = Subscriptions()

    init(
        view: any DisplaysImport, page: any ImportPage, batches: any WritesBatches,
        changes: Signal<JournalChange>, steps: UndoStack, words: LocalWords
    ) {
        self.view = view
        self.changes = changes
        self.words = words
        undoImport = UndoImport(batches: batches)
        subscriptions +=
            page.signalUndoImport.onReception § eachTime § inAnyCase § { [weak self] in
                Task.immediate { [weak self] in await self?.askToUndoLast() }
            }
        subscriptions +=
            page.signalUndoImported.onReception § eachTime § inAnyCase § { [weak self] in
                Task.immediate { [weak self] in await self?.undoShown() }
            }
        subscriptions +=
            page.signalImportedDismissed.onReception § eachTime § inAnyCase § { [weak self] in
                self?.forget()
            }
        subscriptions +=
            steps.signalNews.onReception § eachTime § weakly(self, ImportedPresenter.hear)
    }

    /// Whether there is an import to take back, from now or from an earlier start. Another window
    /// and the command line import and take back too, so it is asked anew when the journal changes.
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
            view?.allowUndoImport(await undoImport.isPossible())
        }
    }

    /// - Parameter preview: what the import said it would do.
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

    /// The import that the menu undoes may be from another day, and nobody remembers how large it was.
    private func askToUndoLast() async {
        guard let batch = await undoImport.last() else { return await ask() }
        view?.askToUndoImport(UndoImportQuestion(batch, words: words)) { [weak self] in
            Task.immediate { [weak self] in await self?.undo(batch) }
        }
    }

    private func undo(_ batch: WrittenBatch) async {
        do throws(JournalError) {
            _ = try await undoImport(batch)
        } catch .takenBack {
            shown = nil
            view?.showImported(
                ImportedViewModel(
                    title: words.sentence(JournalError.takenBack), canUndo: false))
        } catch {
            view?.showFailure(words.failure(words.notUndone(.batch(batch)), because: error))
        }
        await ask()
    }

    /// A bar offers nothing that was done already, whoever asked for it.
    private func hear(_ news: UndoNews) {
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
    fileprivate init(_ batch: WrittenBatch, words: LocalWords) {
        self.init(
            title: words.undoImportQuestion(batch), detail: words.undoImportConsequence(batch))
    }
}
