internal import Domain
internal import Foundation
internal import Presentation
internal import Signals
internal import Wording

/// Leads through an import: from the preview, through what has to be decided, to the writing.
final class ImportPresenter: Presenting {
    private let entries: ImportEntries
    private let journal: any ReportsChanges
    private let words: LocalWords
    private let chooseAnother: () -> Void
    private let ended: (WrittenBatch?, ImportPreview?) -> Void
    private weak var view: (any DisplaysImport)?
    /// Kept while it is open: a screen is what a view hands out, and nobody else need hold it.
    private var screen: (any ImportScreen)?
    private var work: Task<Void, Never>?
    private var subscriptions = Subscriptions()
    /// Whether the entries are being written, or are about to be.
    private(set) var isWriting = false
    /// Why the preview that is shown says that nothing can be written.
    private var shownReason: String?

    /// - Parameters:
    ///   - chooseAnother: called where nothing of the files can be imported, and others are to be.
    ///   - ended: called once, with what was written and its preview where something was.
    init(
        _ entries: ImportEntries, into journal: any ReportsChanges, view: any DisplaysImport,
        words: LocalWords,
        chooseAnother: @escaping () -> Void,
        ended: @escaping (WrittenBatch?, ImportPreview?) -> Void
    ) {
        self.entries = entries
        self.journal = journal
        self.view = view
        self.words = words
        self.chooseAnother = chooseAnother
        self.ended = ended
    }

    func start() async {
        guard let view else { return ended(nil, nil) }
        let screen = view.openImport(ImportViewModel(title: title))
        self.screen = screen
        subscriptions += screen.signalAnswer.onReception § eachTime
            § weakly(self, ImportPresenter.answer)
        subscriptions += screen.signalBandMoved.onReception § eachTime
            § weakly(self, ImportPresenter.move)
        subscriptions += screen.signalColumn.onReception § eachTime
            § weakly(self, ImportPresenter.choose)
        subscriptions +=
            screen.signalConfirm.onReception § eachTime § inAnyCase
            § weakly(self, ImportPresenter.confirm)
        subscriptions +=
            screen.signalCancel.onReception § eachTime § inAnyCase
            § weakly(self, ImportPresenter.cancel)
        subscriptions +=
            journal.changes.filter(\.conditionChanged).onReception § eachTime § inAnyCase
            § weakly(self, ImportPresenter.showCondition)
        prepare()
        await work?.value
    }

    /// Closes the window with nothing written; where the writing is under way, it is told to stop.
    func cancel() {
        work?.cancel()
        if !isWriting { end(nil) }
    }

    private var title: String {
        entries.sources.count == 1
            ? entries.sources[0].lastPathComponent
            : words.files(entries.sources.count)
    }

    private func answer(_ answer: ImportAnswer) {
        guard !isWriting, let question = questions[answer.question] else { return }
        let option = answer.option.flatMap {
            question.options.indices.contains($0) ? question.options[$0].id : nil
        }
        entries.choose { $0.answers[question.id] = option }
        prepare()
    }

    private func move(_ move: ImportBandMove) {
        guard !isWriting else { return }
        entries.choose { $0.bands = $0.bands.moving(move.band, to: move.end) }
        prepare()
    }

    private func choose(_ choice: ImportColumnChoice) {
        guard !isWriting, let table = tables.first(where: { $0.id == choice.table }) else { return }
        let before = entries.mapping(of: table)
        guard let mapping = table.mapping(before, after: choice), mapping != before else { return }
        entries.choose { $0.answers[table.id] = mapping.description }
        prepare()
    }

    /// Tables of the preview shown last.
    private var tables: [ImportTable] = []

    /// Questions of the preview shown last, by their names.
    private var questions: [ImportQuestion.ID: ImportQuestion] = [:]

    private func prepare() {
        work?.cancel()
        screen?.show(ProgressViewModel(reading: ImportProgress(done: 0), words))
        work = Task { [weak self, entries] in
            do throws(ImportError) {
                let preview = try await entries.prepare { [weak self] in self?.tellReading($0) }
                if !Task.isCancelled { self?.show(preview) }
            } catch {
                if !Task.isCancelled { self?.show(error) }
            }
        }
    }

    private func tellReading(_ progress: ImportProgress) {
        guard entries.preview == nil else { return }
        screen?.show(ProgressViewModel(reading: progress, words))
    }

    private var whyReadOnly: String? { words.whyReadOnly(journal.condition.folder) }

    private func showCondition() {
        guard !isWriting, let preview = entries.preview, whyReadOnly != shownReason else { return }
        show(preview)
    }

    private func show(_ preview: ImportPreview) {
        shownReason = whyReadOnly
        tables = preview.tables
        questions = Dictionary(preview.questions.map { ($0.id, $0) }) { first, _ in first }
        screen?.show(
            ImportViewModel(
                preview, choices: entries.choices, title: title, whyReadOnly: shownReason,
                words: words))
        screen?.show(nil as ProgressViewModel?)
    }

    /// Where there is nothing to preview there is no window for it.
    private func show(_ error: ImportError) {
        if let title = words.unrecognised(error) {
            let (view, chooseAnother) = (view, chooseAnother)
            end(nil)
            view?.showUnrecognised(
                FailureViewModel(title: title, reason: words.whatCanBeImported),
                chooseAnother: chooseAnother)
            return
        }
        screen?.show(nil as ProgressViewModel?)
        screen?.show(words.failure(words.say("This cannot be imported."), because: error))
    }

    private func confirm() {
        guard !isWriting, entries.preview?.batch.isEmpty == false else { return }
        isWriting = true
        screen?.show(ProgressViewModel(writing: ImportProgress(done: 0), words))
        work = Task { [weak self, entries] in
            do {
                guard try await entries.isStillTrue() else {
                    self?.lookAgain()
                    return
                }
                let batch = try await entries.write { [weak self] in self?.tellWriting($0) }
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

    private func lookAgain() {
        isWriting = false
        if let preview = entries.preview { show(preview) }
        screen?.show(
            FailureViewModel(
                title: words.say("The journal has changed."),
                reason: words.say(
                    "This is what the import would do now. Look again before you import.")))
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
        ended(batch, batch == nil ? nil : entries.preview)
    }
}
