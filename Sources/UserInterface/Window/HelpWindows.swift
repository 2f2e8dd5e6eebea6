internal import Gtk
internal import Presentation

/// The windows about the program and its keyboard shortcuts.
final class HelpWindows {
    /// As long as it is open.
    private(set) var shortcuts: ShortcutsWindow?

    private let parent: Window

    init(over parent: Window, actions: WindowActions) {
        self.parent = parent
        actions.on(.about) { [weak self] in self?.showAbout() }
        actions.on(.shortcuts) { [weak self] in self?.showShortcuts() }
    }

    private func showAbout() {
        AboutDialog(
            program: ThisProgram.name, version: ThisProgram.version, icon: ThisProgram.id,
            comments: localized(
                "What is left of a ticket: the films you watched, and the trips you took."),
            copyright: localized("Copyright © 2026 Counterfoil contributors"),
            parent: parent
        ).present {}
    }

    private func showShortcuts() {
        let shortcuts = ShortcutsWindow(parent: parent)
        shortcuts.onClose { [weak self] in
            self?.shortcuts = nil
            return true
        }
        self.shortcuts = shortcuts
        shortcuts.present()
    }
}
