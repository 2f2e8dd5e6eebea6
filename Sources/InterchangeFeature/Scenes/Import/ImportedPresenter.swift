internal import Domain
internal import Presentation
internal import Signals

/// Says what an import did, and takes it back when asked to.
final class ImportedPresenter {
    private weak var view: (any DisplaysImport)?
    private let undoImport: UndoImport
    private let changes: Signal<JournalChange>
    private let words: InterchangeWords
    /// The import that the bar names, and that its Undo takes back.
    private var shown: WrittenBatch?
    /// Whether it is being asked what can be taken back, and whether to ask once more then.
    private var isAsking = false
    private var asksAgain = false
    private var subscriptions = Subscriptions()

    init(
        view: any DisplaysImport, page: any ImportPage, batches: any WritesBatches,
        changes: Signal<JournalChange>, words: InterchangeWords
    ) {
        self.view = view
        self.changes = changes
        self.words = words
        undoImport = UndoImport(batches: batches)
        subscriptions +=
            page.signalUndoImport.onReception § eachTime § inAnyCase § { [weak self] in
                Task.immediate { [weak self] in await self?.undo(nil) }
            }
        subscriptions +=
            page.signalUndoImported.onReception § eachTime § inAnyCase § { [weak self] in
                Task.immediate { [weak self] in await self?.undoShown() }
            }
        subscriptions +=
            page.signalImportedDismissed.onReception § eachTime § inAnyCase § { [weak self] in
                self?.shown = nil
                self?.view?.showImported(nil)
            }
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
        let new = preview.groups.filter { $0.verdict == .new }
        let changed = preview.batch.changes.count
        let films = new.reduce(0) { $0 + $1.count(of: .film) }
        let trips = new.reduce(0) { $0 + $1.count(of: .trip) }
        let others = new.reduce(0) { $0 + $1.rows.count } - films - trips
        let title =
            films + trips + others == 0
            ? "\(words.entries(changed).capitalised) \(changed == 1 ? "was" : "were") changed."
            : "Imported \(words.count(films: films, trips: trips, others: others))."
        let detail =
            films + trips + others == 0 || changed == 0
            ? "" : "\(words.entries(changed).capitalised) \(changed == 1 ? "was" : "were") changed."
        view?.showImported(ImportedViewModel(title: title, detail: detail, canUndo: true))
        view?.allowUndoImport(true)
    }

    private func undoShown() async {
        guard let shown else { return }
        await undo(shown)
    }

    private func undo(_ batch: WrittenBatch?) async {
        do throws(JournalError) {
            guard let taken = try await undoImport(batch) else { return }
            tell(ImportedViewModel(taken, words: words))
        } catch .takenBack {
            tell(ImportedViewModel(title: "\(JournalError.takenBack)", canUndo: false))
        } catch {
            view?.showFailure(
                FailureViewModel(
                    title: "The import was not taken back.", reason: error.description))
        }
        await ask()
    }

    private func tell(_ taken: ImportedViewModel) {
        shown = nil
        view?.showImported(taken)
    }
}

extension ImportedViewModel {
    fileprivate init(_ taken: TakenBack, words: InterchangeWords) {
        let done = [
            taken.removed == 0 ? nil : "\(words.entries(taken.removed)) moved to the trash",
            taken.restored == 0 ? nil : "\(words.entries(taken.restored)) as before",
            taken.kept.isEmpty
                ? nil : "\(words.entries(taken.kept.count)) changed since and therefore kept",
        ].compactMap { $0 }
        self.init(
            title: "The import was taken back.",
            detail: done.isEmpty ? "" : done.joined(separator: ", ").capitalised + ".",
            canUndo: false)
    }
}

extension String {
    /// With a capital at the beginning, as a sentence has it.
    fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
