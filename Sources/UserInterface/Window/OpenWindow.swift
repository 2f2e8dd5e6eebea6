internal import Gtk

/// A window that is open at most once, and kept until it closes.
class OpenWindow<Content: Window> {
    /// The window while it is open, or `nil` otherwise.
    final private(set) var window: Content?

    init() {}

    /// Opens a window, unless there is one.
    final func open(_ make: () -> Content) {
        guard window == nil else { return }
        let window = make()
        window.onDestroy { [weak self] in self?.window = nil }
        self.window = window
        window.present()
    }
}
