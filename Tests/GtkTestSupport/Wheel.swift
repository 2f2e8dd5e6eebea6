import CGtk

@testable public import Gtk

extension Widget {
    /// Turns the wheel by a notch over the widget, as the display reports it.
    public func turnWheel(down: Bool = true) {
        guard let event = gdk_event_new(GDK_SCROLL) else { return }
        defer { gdk_event_free(event) }
        event.pointee.scroll.window = gtk_widget_get_window(cast())
        g_object_ref(UnsafeMutableRawPointer(event.pointee.scroll.window))
        event.pointee.scroll.direction = down ? GDK_SCROLL_DOWN : GDK_SCROLL_UP
        gdk_event_set_device(
            event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
        gtk_propagate_event(cast(), event)
    }
}
