internal import Gtk
public import JournalFeature
internal import Presentation
internal import Wording

extension MainWindow {
    public func showTable(_ table: JournalTableViewModel) {
        memory.table = table.choice
        guard let view = views.current(JournalTableView.self) else { return }
        view.model = table
        actions.canCopyTable = table.nothing == nil
        entries.update()
    }

    public func copyTable(_ text: String, saying note: String) {
        Clipboard.copy(text)
        views.current(JournalTableView.self)?.showMessage(note)
    }

    /// Makes the table, whose rows are the list's and have the same actions.
    func makeTable() -> JournalTableView {
        let view = JournalTableView(listPane, memory.tableWidths, actions, events)
        entries.connectRows(of: view.table)
        view.table.selectionHandler = { [weak list] in $0.map { list?.choose($0) } }
        view.table.activateHandler = { [weak self] in self?.open($0) }
        return view
    }

    /// Leaves the table for the page of an entry.
    private func open(_ id: String) {
        ahead.forget()
        focus.enterPage(of: id, fromList: false)
        views.show(.journal) { [weak self] in
            guard let self else { return }
            views.show(.table, back: nil)
            ahead.remember(
                whileHere: { [weak self] in
                    self?.views.onShow == .table && self?.entries.entry == id
                },
                { [weak self] in self?.open(id) })
        }
    }
}
