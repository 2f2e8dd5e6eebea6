internal import Gtk
public import RemindersFeature
public import Signals

extension MainWindow: RemindersPage {
    public var signalReminders: Signal<Void> { signals.reminders.signal }
}
