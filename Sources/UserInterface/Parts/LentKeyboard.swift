internal import Gtk

/// The keyboard of a window that has lent it to one over it, such as a question or the choice of a file.
///
/// Where the window goes before it has the keyboard back, some window managers hand it to the window that
/// is no more, and then nobody has it.
final class LentKeyboard {
    private weak var window: Window?
    private var isAway = false

    init(of window: Window) {
        self.window = window
        window.onActiveChanged { [weak self, weak window] in
            if window?.isActive == true { self?.isAway = false }
        }
    }

    /// From now on, until the window has it again.
    func lend() {
        isAway = true
    }

    /// Ends the window; the one below it takes the keyboard where it is still away.
    func endWindow() {
        let parent = isAway ? window?.transientParent : nil
        window?.destroy()
        parent?.present()
    }
}
