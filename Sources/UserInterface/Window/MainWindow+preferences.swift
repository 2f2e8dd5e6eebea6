internal import Gtk
public import PreferencesFeature
public import Signals

extension MainWindow: DisplaysPreferences, PreferencesPage {
    public var signalPreferencesWanted: Signal<Void> { signals.preferences.signal }

    public func openPreferences(_ preferences: PreferencesViewModel) -> any PreferencesScreen {
        let screen = PreferencesWindow(preferences, parent: window)
        screen.onQuit = { [weak forms] in forms?.onQuit() }
        screen.present()
        return screen
    }
}
