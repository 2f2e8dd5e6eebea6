internal import Gtk
internal import Papers
internal import Presentation

extension MainWindow {
    /// Prints what is on show, or saves it as a PDF.
    func printOnShow() {
        switch views.onShow {
        case .journal: printEntry()
        case .years: views.current(YearsView.self)?.showSheet()
        case .table, .lists: break
        }
    }

    /// The same of the entry whose page is on show.
    func printEntry() {
        entries.printable?.putOnPaper { [weak self] in self?.show(PaperPages($0)) }
    }

    private func show(_ pages: any PrintedPages) {
        guard printing == nil else { return }
        let window = PrintWindow(pages, parent: window)
        window.onQuit = { [weak forms] in forms?.onQuit() }
        window.onDone = { [weak self] in
            self?.printing?.destroy()
            self?.printing = nil
        }
        printing = window
        window.present()
    }
}
