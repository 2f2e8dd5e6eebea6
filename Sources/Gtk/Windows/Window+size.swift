import CGtk

extension Window {
    /// Sets the size of the window when it is first shown, in pixels; less if the desktop has less
    /// room. Call it after setting `transientParent`, over which the window will be.
    ///
    /// - Returns: the resulting width.
    @discardableResult
    public final func setDefaultSize(width: Int, height: Int) -> Int {
        let room = room
        let width = min(Int32(width), room.width)
        gtk_window_set_default_size(cast(), width, min(Int32(height), room.height))
        return Int(width)
    }

    /// Sets the size of the window when it is first shown, in pixels for text of the usual size. It
    /// is scaled with the text, as far as the desktop has room. Call it after setting
    /// `transientParent`.
    ///
    /// - Returns: the resulting width.
    @discardableResult
    public final func setSizeForText(width: Int, height: Int) -> Int {
        setDefaultSize(
            width: Settings.pixels(forText: width), height: Settings.pixels(forText: height))
    }

    /// The work area of the parent's monitor, without the desktop's panels. A window that has no
    /// parent may appear on any monitor.
    private var room: (width: Int32, height: Int32) {
        let display = gtk_widget_get_display(cast())
        var areas: [GdkRectangle] = []
        if let parent = transientParent.flatMap({ gtk_widget_get_window($0.cast()) }) {
            areas = [Self.workArea(of: gdk_display_get_monitor_at_window(display, parent))]
        } else {
            areas = (0..<gdk_display_get_n_monitors(display)).map {
                Self.workArea(of: gdk_display_get_monitor(display, $0))
            }
        }
        return (areas.map(\.width).max() ?? .max, areas.map(\.height).max() ?? .max)
    }

    private static func workArea(of monitor: OpaquePointer?) -> GdkRectangle {
        var area = GdkRectangle(x: 0, y: 0, width: .max, height: .max)
        if let monitor { gdk_monitor_get_workarea(monitor, &area) }
        return area
    }

    /// The size that `setDefaultSize` would need to make the same window again.
    public final var size: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_window_get_size(cast(), &width, &height)
        return (Int(width), Int(height))
    }

    /// The minimum size of the window with its present contents, measured like `size`.
    public final var leastSize: (width: Int, height: Int) {
        var least = GtkRequisition()
        gtk_widget_get_preferred_size(cast(), &least, nil)
        // The shadow that GTK draws around a window is part of its widget's size.
        let (width, height) = size
        let allocated = allocatedSize
        return (
            Int(least.width) - max(0, allocated.width - width),
            Int(least.height) - max(0, allocated.height - height)
        )
    }

    /// Calls `handler` when the size of the window changes, before it is drawn.
    public final func onResize(_ handler: @escaping () -> Void) {
        on("size-allocate", after: true, handler)
    }

    /// Whether the window is maximized.
    public final var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }

    /// Maximizes the window, even before it is shown.
    public final func maximize() { gtk_window_maximize(cast()) }
}
