internal import Domain
internal import Foundation
internal import Presentation
internal import Signals

/// Leads through an export: what, as what, where to.
final class ExportPresenter: Presenting {
    private let export: ExportJournal
    private let scopes: [ExportJournal.Scope]
    private let meansEntry: Bool
    private let words: InterchangeWords
    private let today: CalendarDay?
    private let ended: () -> Void
    private weak var view: (any DisplaysExport)?
    private var screen: (any ExportScreen)?
    private var draft = ExportDraft(scope: 0, format: 0)
    private var work: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - request: what was on show when it was asked for, from which comes what can be exported.
    ///   - today: the day that a file's name is proposed with.
    ///   - ended: called once.
    init(
        _ export: ExportJournal, of request: ExportRequest, view: any DisplaysExport,
        today: CalendarDay?,
        words: InterchangeWords, ended: @escaping () -> Void
    ) {
        self.export = export
        self.view = view
        self.words = words
        self.today = today
        self.ended = ended
        scopes = export.scopes(request.search, request.entry)
        meansEntry = request.meansEntry
    }

    func start() async {
        guard let view else { return ended() }
        // Who searched and then exports means what was found.
        draft.scope = scopes.count > 1 && scopes[1].isSearch ? 1 : 0
        if meansEntry { draft.scope = scopes.firstIndex(where: \.isEntry) ?? draft.scope }
        let screen = view.openExport(model)
        self.screen = screen
        subscriptions += screen.signalDraft.onReception § eachTime
            § weakly(self, ExportPresenter.choose)
        subscriptions +=
            screen.signalConfirm.onReception § eachTime § inAnyCase
            § weakly(self, ExportPresenter.confirm)
        subscriptions +=
            screen.signalCancel.onReception § eachTime § inAnyCase
            § weakly(self, ExportPresenter.cancel)
    }

    private var format: ExportFormat { ExportFormat.choices[draft.format] }

    private var model: ExportViewModel {
        ExportViewModel(
            scopes: scopes.map(\.words), formats: ExportFormat.choices.map(\.words), draft: draft,
            explanation: format.explanation, canChooseScope: format != .backup && scopes.count > 1)
    }

    private func choose(_ draft: ExportDraft) {
        guard scopes.indices.contains(draft.scope),
            ExportFormat.choices.indices.contains(draft.format), draft != self.draft
        else { return }
        self.draft = draft
        screen?.show(model)
    }

    private func confirm() {
        guard work == nil else { return }
        screen?.chooseFile(named: format.fileName(on: today)) { [weak self] in self?.write(to: $0) }
    }

    private func write(to file: URL) {
        guard work == nil, let screen else { return }
        let selection = format == .backup ? .everything : scopes[draft.scope].selection
        screen.show(words.progress("Writing", ImportProgress(done: 0)))
        work = Task { [weak self, export, format] in
            do throws(ExportError) {
                let summary = try await export(selection, as: format, to: file) { [weak self] in
                    self?.tell($0)
                }
                self?.end(summary, file)
            } catch {
                self?.fail(error)
            }
        }
    }

    private func tell(_ progress: ImportProgress) {
        guard work != nil else { return }
        screen?.show(words.progress("Writing", progress))
    }

    private func fail(_ error: ExportError) {
        work = nil
        if error == .cancelled { return end() }
        screen?.show(nil as ProgressViewModel?)
        screen?.show(
            FailureViewModel(title: "Nothing was exported.", reason: error.description))
    }

    private func cancel() {
        guard let work else { return end() }
        work.cancel()
    }

    private func end(_ summary: ExportSummary, _ file: URL) {
        work = nil
        view?.showExported(ExportedViewModel(summary, to: file.lastPathComponent, words: words))
        end()
    }

    private func end() {
        guard let screen else { return }
        subscriptions.cancelAll()
        self.screen = nil
        screen.dismiss()
        ended()
    }
}

extension ExportedViewModel {
    fileprivate init(_ summary: ExportSummary, to file: String, words: InterchangeWords) {
        let lost = summary.unreadable - summary.unreadableWritten
        let unreadable =
            lost == 1
            ? "1 file could not be read and was left out."
            : "\(words.number(lost)) files could not be read and were left out."
        let kept =
            summary.unreadableWritten == 1
            ? "1 file that is not an entry was written as it is."
            : "\(words.number(summary.unreadableWritten)) files that are not entries were written as "
                + "they are."
        let leftOut = [
            summary.withoutPlace == 0
                ? nil
                : "\(words.entries(summary.withoutPlace)) could not be exported: the format cannot "
                    + "hold \(summary.withoutPlace == 1 ? "it" : "them").",
            summary.unreadableWritten == 0 ? nil : kept,
            lost == 0 ? nil : unreadable,
        ].compactMap(\.self)
        self.init(
            title: "Exported \(words.entries(summary.written - summary.unreadableWritten)) to "
                + "\(file).",
            detail: leftOut.joined(separator: " "))
    }
}

extension ExportJournal.Scope {
    fileprivate var isSearch: Bool {
        guard case .matching(let query) = selection else { return false }
        return !query.search.isEmpty
    }

    fileprivate var isEntry: Bool {
        if case .entries = selection { true } else { false }
    }
}
