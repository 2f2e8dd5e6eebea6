import CGtk

extension ScrolledWindow {
    /// Has assistive technology know that what is scrolled is on the screen. GTK takes a viewport that is
    /// scrolled by more than its own height for out of sight, and with it all that it shows.
    func sayThatItShows() {
        guard let viewport = gtk_bin_get_child(cast()),
            UnsafeMutableRawPointer(viewport).isInstance(of: gtk_viewport_get_type())
        else { return }
        for (signal, isShown) in [("map", true), ("unmap", false)] {
            SignalConnection.connect(UnsafeMutableRawPointer(viewport), signal) {
                AddedStates.set(
                    ATK_STATE_SHOWING, on: isShown, of: gtk_widget_get_accessible(viewport))
            }
        }
    }
}

extension TextView {
    /// The same of a text that scrolls inside something else that does: where the keyboard is, it is seen.
    func sayThatItShowsWithKeyboard() {
        for (signal, isShown) in [("focus-in-event", true), ("focus-out-event", false)] {
            SignalConnection.connect(
                pointer, signal,
                deciding: { [weak self] _ in
                    if let self { AddedStates.set(ATK_STATE_SHOWING, on: isShown, of: accessible) }
                    return false
                })
        }
    }
}
