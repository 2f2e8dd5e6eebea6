internal import Gtk
internal import Signals

extension MainWindow {
    /// What can be done to a row, at the row. It is the selected one by then, and so the one that
    /// is edited, deleted or exported.
    func connectRowMenu() {
        listPane.list.setContextMenu(actions.rowMenu)
        listPane.list.onKeyPress { [weak self] press in
            guard press.key == Key("c"), press.modifiers == .control else { return false }
            self?.copyRow()
            return true
        }
        actions.onCopy = { [weak self] in self?.copyRow() }
        actions.onExportEntry = { [weak self] in
            guard let self else { return }
            meansEntry = true
            signals.export.emit()
        }
    }

    private func copyRow() {
        guard let id = listPane.list.selectedID, let text = listPane.text(of: id) else { return }
        Clipboard.copy(text)
    }
}
