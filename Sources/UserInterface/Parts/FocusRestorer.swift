internal import Gtk

/// The keyboard focus of a window that has lent it to a window above, such as a question or a file
/// chooser.
///
/// If the window is closed before it has the focus again, some window managers give the focus to
/// the closed window, and then no window has it.
final class FocusRestorer {
    private weak var window: Window?
    private var isAway = false

    init(of window: Window) {
        self.window = window
        window.onActiveChanged { [weak self, weak window] in
            if window?.isActive == true { self?.isAway = false }
        }
    }

    /// Marks the focus as lent, until the window is active again.
    func markAsLent() {
        isAway = true
    }

    /// Closes the window. The one below is presented if the focus is still away.
    func endWindow() {
        let parent = isAway ? window?.transientParent : nil
        window?.destroy()
        parent?.present()
    }
}
