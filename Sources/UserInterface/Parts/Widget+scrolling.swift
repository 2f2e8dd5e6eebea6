internal import Gtk

extension Widget {
    /// Returns the widget in a window that scrolls up and down, and only its content takes the focus.
    func scrolling() -> ScrolledWindow {
        let scrolled = ScrolledWindow(self, horizontal: .never)
        scrolled.takesFocus = false
        return scrolled
    }
}
