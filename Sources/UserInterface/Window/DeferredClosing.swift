internal import Gtk

/// Closes the window in two steps: it is hidden at once, and destroyed when no task runs any more.
/// A failure in between shows it again.
final class DeferredClosing {
    /// Returns whether a task runs that has to end before the window is destroyed.
    var isBusy: () -> Bool = { false }

    /// Whether the window is closed, and hidden until no task runs.
    private(set) var isEnding = false

    private let window: Window

    init(_ window: Window) {
        self.window = window
    }

    func begin() {
        isEnding = true
        window.isVisible = false
        endIfClosed()
    }

    /// Destroys a closed window when the main loop is idle, so that pending events find it
    /// complete.
    func endIfClosed() {
        ScheduledCall.idle { [weak self] in
            guard let self, isEnding, !isBusy() else { return }
            window.destroy()
        }
    }

    /// Shows a closed window again, because there is a message to show.
    func comeBack() {
        guard isEnding else { return }
        isEnding = false
        window.present()
    }
}
