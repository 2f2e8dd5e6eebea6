import CGtk

extension ScrolledWindow {
    /// Tells assistive technology that the contents are on the screen. GTK takes a viewport that is
    /// scrolled by more than its own height to be out of sight, with all its contents.
    func sayThatItShows() {
        guard let viewport = gtk_bin_get_child(cast()),
            UnsafeMutableRawPointer(viewport).isInstance(of: gtk_viewport_get_type())
        else { return }
        for (signal, isShown) in [("map", true), ("unmap", false)] {
            SignalConnection.connect(UnsafeMutableRawPointer(viewport), signal) {
                AccessibleStateOverrides.set(
                    ATK_STATE_SHOWING, on: isShown, of: gtk_widget_get_accessible(viewport))
            }
        }
    }
}

extension TextView {
    /// Tells assistive technology that the text is on the screen while it has the keyboard focus,
    /// for one that scrolls inside another scrolled window.
    func sayThatItShowsWithKeyboard() {
        for (signal, isShown) in [("focus-in-event", true), ("focus-out-event", false)] {
            on(signal) { [weak self] () -> Bool in
                if let self {
                    AccessibleStateOverrides.set(ATK_STATE_SHOWING, on: isShown, of: accessible)
                }
                return false
            }
        }
    }
}
