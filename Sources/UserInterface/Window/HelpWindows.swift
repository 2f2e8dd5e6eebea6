internal import Gtk
internal import Presentation
internal import Wording

/// The windows of help: about the program, its keyboard shortcuts, and the tour.
final class HelpWindows {
    /// The window of keyboard shortcuts while it is open.
    private(set) var shortcuts: ShortcutsWindow?

    /// The window of the tour while it is open.
    private(set) var welcome: WelcomeWindow?
    /// The path of the journal in readable form.
    var folder = ""

    private let parent: Window
    private let actions: WindowActions

    init(over parent: Window, actions: WindowActions) {
        self.parent = parent
        self.actions = actions
        actions.on(.welcome) { [weak self] in self?.showWelcome() }
        actions.on(.about) { [weak self] in self?.showAbout() }
        actions.on(.shortcuts) { [weak self] in self?.showShortcuts() }
    }

    private func showAbout() {
        AboutDialog(
            program: AppInfo.name, version: AppInfo.version, icon: AppInfo.id,
            comments: localized("A journal of the films you watched and the trips you took."),
            copyright: [
                localized("Copyright © 2026 Counterfoil contributors"),
                localized("Airports by airportsdata (MIT), towns by GeoNames (CC BY 4.0)"),
            ].joined(separator: "\n"),
            parent: parent
        ).present {}
    }

    private func showWelcome() {
        let welcome = WelcomeWindow(parent: parent, folder: folder, canBegin: actions.canChange)
        welcome.onClose { [weak self, weak welcome] in
            let chosen = welcome?.chosen
            self?.welcome = nil
            // A form that opens before this window is destroyed would not get the focus.
            ScheduledCall.idle { if let chosen { self?.actions.activate(chosen) } }
            return true
        }
        self.welcome = welcome
        welcome.present()
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
