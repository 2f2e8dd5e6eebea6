public import Domain
public import Foundation
public import Presentation
public import Signals
public import Wording

/// The view of imports, exports, and entries that are copied, dragged or sent.
public typealias InterchangeView = DisplaysImport & DisplaysExport & CopiesEntries & HandsOutEntries
    & MailsEntries

/// The journal as imports and exports need it.
public typealias InterchangeJournal = ReadsEntries & ReportsChanges & WritesBatches

/// Leads to an import and to an export, one at a time.
public final class InterchangeCoordinator: Coordinating {
    private let importer: () -> any PreparesImports
    private let exporter: () -> any ExportsEntries
    private let sharing: SharingPresenter
    private let journal: any InterchangeJournal
    private let words: Localizer
    private let today: () -> CalendarDay?
    private weak var view: (any InterchangeView)?
    private let imported: ImportedPresenter
    private var running: ImportPresenter?
    private var export: ExportPresenter?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - importer: makes the importer when it is first needed, as `exporter` does.
    ///   - steps: the steps of this window, imports among them.
    ///   - file: returns the file of an entry.
    ///   - today: returns the day for suggested file names.
    public init(
        journal: any InterchangeJournal, steps: UndoStack, view: any InterchangeView,
        events: InterchangeEvents, words: Localizer,
        file: @escaping (EntryID) -> URL, today: @escaping () -> CalendarDay?,
        importer: @escaping () -> any PreparesImports,
        exporter: @escaping () -> any ExportsEntries & WritesCalendars
    ) {
        self.journal = journal
        self.view = view
        self.importer = importer
        self.exporter = exporter
        self.today = today
        self.words = words
        sharing = SharingPresenter(
            view: view, events: events, journal: journal, calendars: exporter, file: file,
            words: words)
        imported = ImportedPresenter(
            view: view, events: events, batches: journal, changes: journal.changes, steps: steps,
            words: words)

        subscriptions += events.filesToImport.signal.onReception § eachTime
            § weakly(self) { $0.importFiles }
        subscriptions += events.export.signal.onReception § eachTime
            § weakly(self) { $0.beginExport }
        subscriptions += events.exportedDismissed.signal.onReception § eachTime § inAnyCase § {
            [weak self] in
            self?.view?.showExported(nil)
        }
    }

    /// Asks whether an import of an earlier start can be undone. Everything else is made when it is
    /// first needed.
    public func start() async { await imported.start() }

    /// Opens the preview of files and folders in place of an open one, unless that import is being
    /// written.
    public func importFiles(_ files: [URL]) {
        guard !files.isEmpty, let view else { return }
        if let running {
            guard !running.isWriting else {
                view.showFailure(
                    FailureViewModel(
                        title: words.say(
                            "{file} was not opened.",
                            ["file": files[0].lastPathComponent.displayIsolated]),
                        reason: words.say(
                            "Another import is running. Try again when it finishes.")))
                return
            }
            running.cancel()
        }
        let presenter = ImportPresenter(
            files, importer: importer(), into: journal, view: view, words: words
        ) { [weak self] in self?.importEnded($0, $1) }
        running = presenter
        Task { await presenter.start() }
    }

    private func importEnded(_ batch: WrittenBatch?, _ preview: ImportPreview?) {
        running = nil
        if let batch, let preview { imported.show(batch, preview) }
    }

    private func beginExport(_ request: ExportRequest) {
        guard export == nil, let view else { return }
        let presenter = ExportPresenter(
            exporter(), journal: journal, of: request, view: view, today: today(), words: words
        ) { [weak self] in
            self?.export = nil
        }
        export = presenter
        Task { await presenter.start() }
    }
}

/// The requests for imports and exports that a person makes by menus, keys, bars and rows.
public final class InterchangeEvents {
    /// Posts when files are to be chosen for an import.
    public let chooseFiles = Emitter<Void>()
    public let filesToImport = Emitter<[URL]>()
    public let undoImport = Emitter<Void>()
    public let undoImported = Emitter<Void>()
    public let importedDismissed = Emitter<Void>()
    public let export = Emitter<ExportRequest>()
    public let exportedDismissed = Emitter<Void>()
    public let copied = Emitter<EntryReference>()
    public let dragged = Emitter<EntryReference>()
    public let mailed = Emitter<EntryReference>()

    public init() {}
}
