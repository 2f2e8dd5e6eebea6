internal import Gtk
internal import Presentation

extension MainWindow {
    func connectHelp() {
        actions.onAbout = { [weak self] in self?.showAbout() }
        actions.onShortcuts = { [weak self] in self?.showShortcuts() }
    }

    private func showAbout() {
        AboutDialog(
            program: ThisProgram.name, version: ThisProgram.version, icon: "counterfoil",
            comments: ThisProgram.purpose, copyright: "Copyright © 2026 Counterfoil contributors",
            parent: window
        ).present {}
    }

    private func showShortcuts() {
        let shortcuts = ShortcutsWindow(parent: window)
        shortcuts.onClose { [weak self] in
            self?.shortcutsWindow = nil
            return true
        }
        shortcutsWindow = shortcuts
        shortcuts.present()
    }
}
