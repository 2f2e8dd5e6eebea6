internal import Gtk
internal import JournalFeature
internal import Signals
internal import StatisticsFeature
internal import Wording

/// The preview of pages to print, or to save as a PDF.
final class PrintWindows {
    private let parent: Window
    private let views: WindowHistory
    private let entries: EntryActions
    private let forms: FormWindows
    private let launcher: LauncherProgress
    private let toasts: ToastArea
    private let events: WindowEvents
    /// The preview while it is open.
    private(set) var window: PrintWindow?

    init(
        over parent: Window, views: WindowHistory, entries: EntryActions, forms: FormWindows,
        launcher: LauncherProgress, toasts: ToastArea, actions: WindowActions,
        events: WindowEvents
    ) {
        self.parent = parent
        self.views = views
        self.entries = entries
        self.forms = forms
        self.launcher = launcher
        self.toasts = toasts
        self.events = events
        actions.on(.print) { [weak self] in self?.printOnShow() }
        actions.on(.printEntry) { [weak self] in self?.printEntry() }
    }

    /// Opens the preview of the shown entry, statistics or table.
    private func printOnShow() {
        switch views.onShow {
        case .journal: printEntry()
        case .years: events.statistics.yearsSheet.emit()
        case .table: printTable()
        case .lists: break
        }
    }

    /// Opens the preview of the entry whose page is shown.
    private func printEntry() {
        guard window == nil else { return }
        entries.shown.putOnPaper?({ [weak self] sheet in
            Task.immediate {
                var picture: Bitmap?
                if let path = sheet.picture {
                    picture = await Bitmap.read(path, upTo: PaperPages.sideOfPicture)
                }
                self?.show(PaperPages(sheet, picture: picture))
            }
        })
    }

    /// Opens the preview of the table's present rows, which later changes do not affect.
    private func printTable() {
        guard let table = views.current(JournalTableView.self)?.model, table.nothing == nil else {
            return
        }
        show(
            TablePages(
                title: Localizer.ofWidgets.view(.journal),
                columns: table.columns.map {
                    TablePages.Column(name: $0.name, isOfNumbers: $0.isOfNumbers)
                }, rows: table.rows.count, in: .ofWidgets, writtenOn: PaperPages.thisMoment,
                row: { table.rows.row(at: $0).cells }))
    }

    private func show(_ pages: any PrintedPages) {
        guard window == nil else { return }
        let window = PrintWindow(pages, parent: parent)
        window.onQuit = { [weak forms] in forms?.onQuit() }
        window.output.onSaved = { [weak toasts] in toasts?.showSaved($0) }
        window.onDone = { [weak self] in
            self?.window?.dismiss()
            self?.window = nil
        }
        launcher.follow(window.output.progress, of: .saving, until: window)
        self.window = window
        window.present()
    }
}
