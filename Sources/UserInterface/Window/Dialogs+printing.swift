internal import Gtk
internal import JournalFeature
internal import Signals
internal import StatisticsFeature
internal import Wording

/// The preview of pages to print, or to save as a PDF.
extension Dialogs {
    /// Opens the preview of the shown entry, statistics or table.
    func printOnShow() {
        switch views.onShow {
        case .journal: printEntry()
        case .years: events.statistics.yearsSheet.emit()
        case .table: printTable()
        case .lists: break
        }
    }

    /// Opens the preview of the entry whose page is shown.
    func printEntry() {
        guard preview == nil else { return }
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
        guard preview == nil else { return }
        let preview = PrintWindow(pages, parent: window)
        preview.onQuit = { [weak self] in self?.onQuit() }
        preview.output.onSaved = { [weak toasts] in toasts?.showSaved($0) }
        preview.onDone = { [weak self] in
            self?.preview?.dismiss()
            self?.preview = nil
        }
        launcher.follow(preview.output.progress, of: .saving, until: preview)
        self.preview = preview
        preview.present()
    }
}
