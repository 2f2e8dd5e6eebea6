import CGtk

extension Widget {
    /// Leaves the mouse wheel to what scrolls around this widget while the keyboard is elsewhere.
    ///
    /// Whoever scrolls a page means the page, not the control that happens to come under the
    /// pointer: by itself GTK would let the wheel change its value.
    final func leaveWheelUnlessFocused() {
        SignalConnection.connect(
            pointer, "scroll-event",
            deciding: { [weak self] _ in
                guard let self, !hasFocusInside else { return false }
                // Neither handled here nor handed to the class, so that GTK goes on to the parent.
                g_signal_stop_emission_by_name(pointer, "scroll-event")
                return false
            })
    }
}
