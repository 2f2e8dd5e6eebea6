import CGtk

extension Window {
    /// The size of the window when it is first shown, in pixels.
    public final func setDefaultSize(width: Int, height: Int) {
        gtk_window_set_default_size(cast(), Int32(width), Int32(height))
    }

    /// The size as one would pass it to `setDefaultSize` to get the same window again.
    public final var size: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_window_get_size(cast(), &width, &height)
        return (Int(width), Int(height))
    }

    /// Gives the window another size, in pixels.
    public final func resize(width: Int, height: Int) {
        gtk_window_resize(cast(), Int32(width), Int32(height))
    }

    /// Whether the window fills the screen.
    public final var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }

    /// Also before the window is shown.
    public final func maximize() { gtk_window_maximize(cast()) }

    /// Gives the window back the size it had.
    public final func unmaximize() { gtk_window_unmaximize(cast()) }
}
