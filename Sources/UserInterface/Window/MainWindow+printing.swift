internal import Gtk
internal import JournalFeature
internal import Papers
internal import Presentation
internal import Wording

extension MainWindow {
    /// Opens the preview of the shown entry, statistics or table, to print or save as a PDF.
    func printOnShow() {
        switch views.onShow {
        case .journal: printEntry()
        case .years: views.current(YearsView.self)?.showSheet()
        case .table: printTable()
        case .lists: break
        }
    }

    /// Opens the preview of the entry whose page is shown.
    func printEntry() {
        entries.printable?.putOnPaper { [weak self] in self?.show(PaperPages($0)) }
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
        guard printing == nil else { return }
        let window = PrintWindow(pages, parent: window)
        window.onQuit = { [weak forms] in forms?.onQuit() }
        window.onDone = { [weak self] in
            self?.printing?.dismiss()
            self?.printing = nil
        }
        window.onProgress { [launcher] in launcher.show($0, of: .saving) }
        window.onDestroy { [launcher] in launcher.show(nil, of: .saving) }
        printing = window
        window.present()
    }
}
