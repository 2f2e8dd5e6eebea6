internal import Domain
internal import Foundation
internal import Presentation
internal import Signals
internal import Wording

/// Leads through an import: its preview, its questions and its writing.
final class ImportPresenter: Presenting {
    private let files: [URL]
    private let importer: any PreparesImports
    private let journal: any ReportsChanges & WritesBatches
    private let words: Localizer
    private let ended: (WrittenBatch?, ImportPreview?) -> Void
    private weak var view: (any DisplaysImport)?
    /// The open window. This is the only strong reference to it.
    private var screen: (any ImportScreen)?
    private var work: Task<Void, Never>?
    private var subscriptions = Subscriptions()
    private var choices = ImportChoices()
    /// The preview for the present choices, or `nil` if there is none.
    private var preview: ImportPreview?
    /// Whether the journal has changed since the preview was made.
    private var isStale = false
    /// Whether the entries are being written or are about to be.
    private(set) var isWriting = false
    /// The shown reason why the preview cannot be written, or `nil` if there is none.
    private var shownReason: String?

    /// - Parameter ended: is called once, with the batch and its preview if one was written.
    init(
        _ files: [URL], importer: any PreparesImports,
        into journal: any ReportsChanges & WritesBatches, view: any DisplaysImport,
        words: Localizer, ended: @escaping (WrittenBatch?, ImportPreview?) -> Void
    ) {
        self.files = files
        self.importer = importer
        self.journal = journal
        self.view = view
        self.words = words
        self.ended = ended
    }

    func start() async {
        guard let view else { return ended(nil, nil) }
        let screen = view.openImport(ImportViewModel(title: title, confirm: words.importing([])))
        self.screen = screen
        subscriptions += screen.signalAnswer.onReception § eachTime
            § weakly(self, ImportPresenter.handle)
        subscriptions += screen.signalBandMoved.onReception § eachTime
            § weakly(self, ImportPresenter.move)
        subscriptions += screen.signalColumn.onReception § eachTime
            § weakly(self, ImportPresenter.choose)
        subscriptions += screen.signalOnlyFillIn.onReception § eachTime
            § weakly(self, ImportPresenter.onlyFillIn)
        subscriptions +=
            screen.signalConfirm.onReception § eachTime § inAnyCase
            § weakly(self, ImportPresenter.confirm)
        subscriptions +=
            screen.signalCancel.onReception § eachTime § inAnyCase
            § weakly(self, ImportPresenter.cancel)
        subscriptions +=
            journal.changes.onReception § eachTime § inAnyCase § { [weak self] in
                self?.isStale = true
            }
        subscriptions +=
            journal.changes.filter(\.conditionChanged).onReception § eachTime § inAnyCase
            § weakly(self, ImportPresenter.showCondition)
        prepare()
        await work?.value
    }

    /// Closes the window without writing, or stops the writing.
    func cancel() {
        work?.cancel()
        if !isWriting { end(nil) }
    }

    private var title: String { words.title(ofImport: files.map(\.lastPathComponent)) }

    private func handle(_ answer: ImportAnswer) {
        guard !isWriting, let question = questions[answer.question] else { return }
        let option = answer.option.flatMap {
            question.options.indices.contains($0) ? question.options[$0].id : nil
        }
        choose { $0.answers[question.id] = option }
    }

    private func move(_ move: ImportBandMove) {
        guard !isWriting else { return }
        choose { $0.bands = $0.bands.moving(move.band, to: move.end) }
    }

    private func onlyFillIn(_ isOnly: Bool) {
        guard !isWriting, choices.onlyFillsIn != isOnly else { return }
        choose { $0.onlyFillsIn = isOnly }
    }

    private func choose(_ choice: ImportColumnChoice) {
        guard !isWriting, let table = tables.first(where: { $0.id == choice.table }) else { return }
        // The last mapping of the columns is kept, whether or not the table was read by it.
        let before = choices.answers[table.id].flatMap { ColumnMapping($0) } ?? table.mapping
        guard let mapping = table.mapping(before, after: choice), mapping != before else { return }
        choose { $0.answers[table.id] = mapping.description }
    }

    private func choose(_ change: (inout ImportChoices) -> Void) {
        change(&choices)
        preview = nil
        prepare()
    }

    /// The tables of the last shown preview.
    private var tables: [ImportTable] = []

    /// The questions of the last shown preview, by their ids.
    private var questions: [ImportQuestion.ID: ImportQuestion] = [:]

    private func prepare() {
        work?.cancel()
        screen?.show(ProgressViewModel(reading: ImportProgress(done: 0), words))
        compareAnew()
        work = Task { [weak self, importer, files, choices] in
            do throws(ImportError) {
                let preview = try await importer.preview(of: files, choices: choices) {
                    [weak self] in self?.tellReading($0)
                }
                if !Task.isCancelled { self?.show(preview) }
            } catch {
                if !Task.isCancelled { self?.show(error) }
            }
        }
    }

    /// Drops what the importer knows of the journal if that has changed, so that the next preview
    /// is compared with its present state.
    private func compareAnew() {
        if isStale { importer.forgetJournal() }
        isStale = false
    }

    private func tellReading(_ progress: ImportProgress) {
        guard preview == nil else { return }
        screen?.show(ProgressViewModel(reading: progress, words))
    }

    private var whyReadOnly: String? { words.whyReadOnly(journal.condition.folder) }

    private func showCondition() {
        guard !isWriting, let preview, whyReadOnly != shownReason else { return }
        show(preview)
    }

    private func show(_ preview: ImportPreview) {
        self.preview = preview
        shownReason = whyReadOnly
        tables = preview.tables
        questions = Dictionary(preview.questions.map { ($0.id, $0) }) { first, _ in first }
        screen?.show(
            ImportViewModel(
                preview, choices: choices, title: title, whyReadOnly: shownReason,
                words: words))
        screen?.show(nil as ProgressViewModel?)
    }

    /// Shows an error in the window, or without a window if nothing was recognised.
    private func show(_ error: ImportError) {
        if let title = words.unrecognised(error) {
            let view = view
            end(nil)
            let reason = if case .emptyFile = error { "" } else { words.whatCanBeImported }
            view?.showUnrecognised(FailureViewModel(title: title, reason: reason))
            return
        }
        screen?.show(nil as ProgressViewModel?)
        screen?.show(words.failure(words.say("This cannot be imported."), because: error))
    }

    private func confirm() {
        guard !isWriting, let preview, !preview.batch.isEmpty else { return }
        isWriting = true
        screen?.show(ProgressViewModel(writing: ImportProgress(done: 0), words))
        work = Task { [weak self, importer, journal, title] in
            do {
                guard var agreed = try await self?.confirmed(preview) else { return }
                agreed.batch.title = title
                let batch = try await journal.write(agreed.batch) { [weak self] in
                    self?.tellWriting($0)
                }
                await importer.keepRest(of: agreed)
                self?.end(batch)
            } catch {
                self?.fail(error)
            }
        }
    }

    private func tellWriting(_ progress: ImportProgress) {
        guard isWriting else { return }
        screen?.show(ProgressViewModel(writing: progress, words))
    }

    /// Returns the preview to write, or `nil` if it differs from the shown one. If the journal has
    /// changed, a new preview is made.
    private func confirmed(_ shown: ImportPreview) async throws(ImportError) -> ImportPreview? {
        guard isStale else { return shown }
        compareAnew()
        let now = try await importer.preview(of: files, choices: choices) { _ in }
        preview = now
        guard now.groups != shown.groups else { return now }
        lookAgain(at: now)
        return nil
    }

    private func lookAgain(at preview: ImportPreview) {
        isWriting = false
        show(preview)
        screen?.show(
            FailureViewModel(
                title: words.say("The journal has changed."),
                reason: words.say(
                    "Review the updated summary before importing.")))
    }

    private func fail(_ error: any Error) {
        isWriting = false
        if error as? JournalError == .cancelled || error as? ImportError == .cancelled {
            return end(nil)
        }
        showCondition()
        screen?.show(nil as ProgressViewModel?)
        screen?.show(words.failure(words.say("Nothing was imported."), because: error))
    }

    private func end(_ batch: WrittenBatch?) {
        guard let screen else { return }
        isWriting = false
        subscriptions.cancelAll()
        self.screen = nil
        screen.dismiss()
        ended(batch, batch == nil ? nil : preview)
    }
}
