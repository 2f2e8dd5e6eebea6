internal import Domain
internal import Foundation
internal import Presentation
internal import Signals
internal import Wording

/// Leads through an export: its part of the journal, its format and its file.
final class ExportPresenter: Presenting {
    private let exporter: any ExportsEntries
    private let journal: any ReadsEntries
    private var scopes: [ExportScope]
    private let meansEntry: Bool
    private let words: Localizer
    private let today: CalendarDay?
    private let ended: () -> Void
    private weak var view: (any DisplaysExport)?
    private var screen: (any ExportScreen)?
    private var draft = ExportDraft(scope: 0, format: 0)
    private var work: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - journal: says whether the search finds anything.
    ///   - request: the entries on show when the export was requested, from which the parts follow.
    ///   - today: returns the day for the suggested file name.
    ///   - ended: is called once.
    init(
        _ exporter: any ExportsEntries, journal: any ReadsEntries, of request: ExportRequest,
        view: any DisplaysExport, today: CalendarDay?, words: Localizer,
        ended: @escaping () -> Void
    ) {
        self.exporter = exporter
        self.journal = journal
        self.view = view
        self.words = words
        self.today = today
        self.ended = ended
        scopes = ExportScope.all(of: request, words: words)
        meansEntry = request.meansEntry
    }

    func start() async {
        if let search = scopes.firstIndex(where: \.isSearch),
            case .matching(let query) = scopes[search].selection,
            await journal.listing(matching: query).count == 0
        {
            scopes.remove(at: search)
        }
        guard let view else { return ended() }
        // A person who searches and then exports most likely means the results.
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
            scopes: scopes.map(\.words), formats: ExportFormat.choices.map(words.name),
            draft: draft,
            explanation: words.explanation(of: format),
            canChooseScope: format != .backup && scopes.count > 1,
            canIncludePictures: format.holdsPictures)
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
        let includesPictures = draft.includesPictures && format.holdsPictures
        screen.show(ProgressViewModel(writing: ImportProgress(done: 0), words))
        work = Task { [weak self, exporter, format] in
            do throws(ExportError) {
                let summary = try await exporter.export(
                    selection, as: format, includingPictures: includesPictures, to: file
                ) { [weak self] in self?.show($0) }
                self?.end(summary, file)
            } catch {
                self?.fail(error)
            }
        }
    }

    private func show(_ progress: ImportProgress) {
        guard work != nil else { return }
        screen?.show(ProgressViewModel(writing: progress, words))
    }

    private func fail(_ error: ExportError) {
        work = nil
        if error == .cancelled { return end() }
        screen?.show(nil as ProgressViewModel?)
        screen?.show(
            FailureViewModel(
                title: words.say("Nothing was exported."), reason: words.sentence(error)))
    }

    private func cancel() {
        guard let work else { return end() }
        work.cancel()
    }

    private func end(_ summary: ExportSummary, _ file: URL) {
        work = nil
        view?.showExported(
            ExportedViewModel(
                title: words.exported(summary, to: file.lastPathComponent),
                detail: words.leftOut(of: summary)))
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

extension ExportFormat {
    /// The formats in the order in which they are offered.
    static let choices: [ExportFormat] = [
        .json, .calendar, .filmsCSV, .tripsCSV, .passesCSV, .claimsCSV, .letterboxd, .geoJSON,
        .backup,
    ]

    /// Returns the suggested name of the file.
    func fileName(on day: CalendarDay?) -> String {
        let stem =
            switch self {
            case .letterboxd: "letterboxd"
            case .filmsCSV: "films"
            case .tripsCSV, .geoJSON: "trips"
            case .passesCSV: "season-tickets"
            case .claimsCSV: "claims"
            case .json, .calendar: "journal"
            case .backup: "counterfoil-backup"
            }
        return "\(stem)\(day.map { "-\($0.isoText)" } ?? "").\(fileExtension)"
    }
}

/// A part of the journal to choose.
private struct ExportScope {
    let words: String
    let selection: EntrySelection

    var isSearch: Bool {
        guard case .matching(let query) = selection else { return false }
        return !query.search.isEmpty
    }

    var isEntry: Bool {
        if case .entries = selection { true } else { false }
    }

    /// Returns the parts of the journal to choose from.
    static func all(of request: ExportRequest, words: Localizer) -> [ExportScope] {
        var scopes = [ExportScope(words: words.say("Everything"), selection: .everything)]
        let query = EntryQuery(
            kind: request.filter.kind, search: request.filter.search(request.search))
        if query != EntryQuery() {
            scopes.append(ExportScope(words: words.found(by: query), selection: .matching(query)))
        }
        if let entry = request.entry {
            scopes.append(
                ExportScope(
                    words: words.say("The entry on show"), selection: .entries([EntryID(entry)])))
        }
        return scopes
    }
}
