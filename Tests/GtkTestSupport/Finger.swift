import CGtk

@testable public import Gtk

// The actions of a finger on a touch screen, or of the mouse, over a scrolled window.

/// The time of the last touch, in milliseconds, which grows with each touch.
private var touchTime: UInt32 = 10_000

extension ScrolledWindow {
    /// Swipes by a distance in pixels, from the middle of the widget, with a hundredth of a second
    /// for each step.
    public func swipe(x: Double, y: Double = 0, steps: Int = 8) {
        Display.settle()
        let (width, height) = (Double(allocatedSize.width), Double(allocatedSize.height))
        for step in 0...steps + 1 {
            let kind =
                switch step {
                case 0: GDK_TOUCH_BEGIN
                case steps + 1: GDK_TOUCH_END
                default: GDK_TOUCH_UPDATE
                }
            let part = Double(min(step, steps)) / Double(steps)
            tell(kind) { event in
                event.pointee.touch.time = touchTime + UInt32(10 * step)
                event.pointee.touch.x = width / 2 + part * x
                event.pointee.touch.y = height / 2 + part * y
                event.pointee.touch.sequence = OpaquePointer(bitPattern: 1)
                event.pointee.touch.emulating_pointer = 1
            }
        }
        touchTime += 10_000
        Display.settle()
    }

    /// Presses and releases the primary button in the middle of the widget.
    public func clickMiddle() {
        let (width, height) = (Double(allocatedSize.width), Double(allocatedSize.height))
        for kind in [GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE] {
            tell(kind) { event in
                event.pointee.button.button = 1
                (event.pointee.button.x, event.pointee.button.y) = (width / 2, height / 2)
            }
        }
    }

    private func tell(_ kind: GdkEventType, _ fill: (UnsafeMutablePointer<GdkEvent>) -> Void) {
        guard let event = gdk_event_new(kind), let child = gtk_bin_get_child(cast()) else { return }
        defer { gdk_event_free(event) }
        event.pointee.any.window = gtk_widget_get_window(child)
        g_object_ref(UnsafeMutableRawPointer(event.pointee.any.window))
        gdk_event_set_device(
            event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
        fill(event)
        gtk_main_do_event(event)
    }
}
