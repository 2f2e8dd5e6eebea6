internal import Domain
internal import Presentation
internal import Signals

/// Says what an import did, and takes it back when asked to.
final class ImportedPresenter {
    private weak var view: (any DisplaysImport)?
    private let undoImport: UndoImport
    private let words: InterchangeWords
    private var subscriptions = Subscriptions()

    init(
        view: any DisplaysImport, page: any ImportPage, batches: any WritesBatches,
        words: InterchangeWords
    ) {
        self.view = view
        self.words = words
        undoImport = UndoImport(batches: batches)
        subscriptions +=
            page.signalUndoImport.onReception § eachTime § inAnyCase § { [weak self] in
                Task.immediate { [weak self] in await self?.undo() }
            }
        subscriptions +=
            page.signalImportedDismissed.onReception § eachTime § inAnyCase § { [weak self] in
                self?.view?.showImported(nil)
            }
    }

    /// Whether there is an import to take back, from now or from an earlier start.
    func start() async {
        view?.allowUndoImport(await undoImport.isPossible())
    }

    /// - Parameter preview: what the import said it would do.
    func show(_ preview: ImportPreview) {
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

    private func undo() async {
        do throws(JournalError) {
            guard let taken = try await undoImport() else { return }
            view?.showImported(ImportedViewModel(taken, words: words))
        } catch {
            view?.showFailure(
                FailureViewModel(
                    title: "The import was not taken back.", reason: error.description))
        }
        await start()
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
