import CGtk

extension Widget {
    /// Whether the pointer is over the widget.
    public final var hasPointer: Bool {
        guard gtk_widget_get_mapped(cast()) != 0, let window = gtk_widget_get_window(cast()),
            let display = gdk_window_get_display(window),
            let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(display))
        else { return false }
        var x: gint = 0
        var y: gint = 0
        gdk_window_get_device_position(window, pointer, &x, &y, nil)
        var place = GtkAllocation()
        gtk_widget_get_allocation(cast(), &place)
        // The device position of a widget without a `GdkWindow` is in the coordinates of its
        // parent's.
        let origin =
            gtk_widget_get_has_window(cast()) != 0 ? (x: 0, y: 0) : (x: place.x, y: place.y)
        return (origin.x..<origin.x + place.width).contains(x)
            && (origin.y..<origin.y + place.height).contains(y)
    }
}
