import CGtk

@testable public import Gtk

// The actions of the mouse over a drawing.

extension DrawingArea {
    /// Moves the pointer to a place.
    public func hover(at place: Point) {
        tell(GDK_MOTION_NOTIFY) { event in
            (event.pointee.motion.x, event.pointee.motion.y) = (place.x, place.y)
        }
    }

    /// Presses and releases the primary button at a place.
    public func click(at place: Point) {
        for kind in [GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE] {
            tell(kind) { event in
                event.pointee.button.button = 1
                (event.pointee.button.x, event.pointee.button.y) = (place.x, place.y)
            }
        }
    }

    /// Returns the text of the tooltip while the pointer rests at a place.
    public func tooltip(at place: Point) -> String? { tip(at: place)?.text }

    private func tell(
        _ kind: GdkEventType, _ fill: (UnsafeMutablePointer<GdkEvent>) -> Void
    ) {
        guard let event = gdk_event_new(kind) else { return }
        defer { gdk_event_free(event) }
        event.pointee.any.window = gtk_widget_get_window(cast())
        g_object_ref(UnsafeMutableRawPointer(event.pointee.any.window))
        gdk_event_set_device(
            event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
        fill(event)
        gtk_widget_event(cast(), event)
    }
}
