import CGtk

extension Widget {
    /// Passes the mouse wheel to the scrolled window around this widget while the keyboard focus is
    /// elsewhere.
    ///
    /// A person who scrolls a page means the page, not the control that comes under the pointer:
    /// GTK itself would let the wheel change its value.
    final func leaveWheelUnlessFocused() {
        on("scroll-event") { [weak self] () -> Bool in
            guard let self, !hasFocusInside else { return false }
            // The event is neither handled here nor passed to the class, so that GTK goes on to
            // the parent.
            g_signal_stop_emission_by_name(pointer, "scroll-event")
            return false
        }
    }
}
