internal import Gtk
internal import JournalFeature
internal import Signals

/// The window that compares two versions of an entry.
final class CopyWindows {
    /// The comparison window while it is open, or `nil` otherwise.
    private(set) var window: ComparisonWindow?

    private let parent: Window
    private let events: WindowEvents

    init(over parent: Window, events: WindowEvents) {
        self.parent = parent
        self.events = events
    }

    func compare(_ comparison: ComparisonViewModel) {
        guard window == nil else { return }
        let window = ComparisonWindow(comparison, parent: parent) { [events] in
            events.journal.compared.emit($0)
        }
        window.onClose { [weak self] in
            self?.window = nil
            return true
        }
        self.window = window
        window.present()
    }
}
