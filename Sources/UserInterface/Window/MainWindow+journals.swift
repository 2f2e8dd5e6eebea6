public import Foundation
internal import Gtk
public import Signals

/// Other journals, each of which has a window of its own.
extension MainWindow {
    /// The folder of another journal that somebody wants to see.
    public var signalOpenJournal: Signal<URL> { signals.openJournal.signal }

    /// Names the journal, where it is not the user's own.
    public func nameJournal(_ name: String) {
        window.title = "\(name) – Counterfoil"
        header.journal = name
    }

    /// Offers journals in the menu, by their names and folders.
    public func offerJournals(_ journals: [(name: String, path: String)]) {
        actions.menus.offer(journals)
    }

    /// Closes the window, as somebody would.
    public func close() {
        actions.activate(.close)
    }

    /// Called when the program is asked to end by its key while a form is in front; by itself it closes the
    /// window.
    public func onQuit(_ body: @escaping () -> Void) {
        forms.onQuit = body
    }

    /// Called once the window is gone.
    public func onEnd(_ body: @escaping () -> Void) {
        window.onDestroy(body)
    }
}
