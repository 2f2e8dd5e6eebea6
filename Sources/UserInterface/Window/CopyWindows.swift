internal import Gtk
internal import JournalFeature
internal import Signals

/// The window that compares two versions of an entry.
final class CopyWindows {
    /// The comparison window while it is open, or `nil` otherwise.
    private(set) var window: ComparisonWindow?

    private let parent: Window
    private let signals: WindowSignals

    init(over parent: Window, signals: WindowSignals) {
        self.parent = parent
        self.signals = signals
    }

    func compare(_ comparison: ComparisonViewModel) {
        guard window == nil else { return }
        let window = ComparisonWindow(comparison, parent: parent) { [signals] in
            signals.compared.emit($0)
        }
        window.onClose { [weak self] in
            self?.window = nil
            return true
        }
        self.window = window
        window.present()
    }
}
