internal import Gtk

/// How the window ends: closed, it is hidden, and goes once nothing is going on any more. What fails
/// until then brings it back.
final class DeferredClosing {
    /// Whether something is going on that has to end before the window may.
    var isBusy: () -> Bool = { false }

    /// Closed, and hidden until nothing is going on.
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

    /// Once everything that is due has happened, so that nobody finds half a window.
    func endIfClosed() {
        ScheduledCall.idle { [weak self] in
            guard let self, isEnding, !isBusy() else { return }
            window.destroy()
        }
    }

    /// Shows the window again if it was closed already: there is something left to say.
    func comeBack() {
        guard isEnding else { return }
        isEnding = false
        window.present()
    }
}
