public import Foundation
internal import Gtk
public import Signals

/// Support for other journals, each of which has a window of its own.
extension MainWindow {
    /// Posts the folder of another journal that the person wants to open.
    public var signalOpenJournal: Signal<URL> { signals.openJournal.signal }

    /// Shows a name for a journal that is not the user's own.
    public func nameJournal(_ name: String) {
        window.title = "\(name) – Counterfoil"
        header.journal = name
    }

    /// Offers journals in the menu, by their names and paths.
    public func offerJournals(_ journals: [(name: String, path: String)]) {
        actions.menus.offer(journals)
    }

    /// Closes the window like its menu item.
    public func close() {
        actions.activate(.close)
    }

    /// Calls back when the person asks to quit while a form is in front. The window itself only
    /// closes.
    public func onQuit(_ body: @escaping () -> Void) {
        forms.onQuit = body
    }

    /// Calls back once the window is destroyed.
    public func onEnd(_ body: @escaping () -> Void) {
        window.onDestroy(body)
    }
}
