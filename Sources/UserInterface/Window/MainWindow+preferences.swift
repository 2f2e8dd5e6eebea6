internal import Gtk
public import JournalFeature

extension MainWindow: DisplaysPreferences {
    public func openPreferences(_ preferences: PreferencesViewModel) -> any PreferencesScreen {
        let screen = PreferencesWindow(preferences, parent: window)
        screen.onQuit = { [weak forms] in forms?.onQuit() }
        screen.present()
        return screen
    }
}
