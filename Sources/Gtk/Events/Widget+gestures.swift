import CGtk

extension Widget {
    /// Lets a gesture of this widget see presses before the widgets inside do, and releases it with
    /// the widget, which does not own its gestures.
    final func hearFirst(_ gesture: OpaquePointer) {
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        retain(gesture)
    }

    /// Keeps a gesture of this widget for as long as the widget is there, which only borrows it.
    final func retain(_ gesture: OpaquePointer) {
        on("destroy") { g_object_unref(UnsafeMutableRawPointer(gesture)) }
    }
}

/// The direction of a swipe for a reader: back is to the right where lines begin at the left.
public nonisolated enum SwipeDirection: Sendable {
    case back, forward
}

extension Widget {
    /// Calls `handler` when a finger swipes sideways over the widget on a touch screen.
    ///
    /// The gesture sees the touch before the widgets inside do, and takes nothing from them: they
    /// scroll and are pressed as before.
    public final func onSwipe(_ handler: @escaping (SwipeDirection) -> Void) {
        guard let gesture = gtk_gesture_swipe_new(cast()) else { return }
        let pointer = UnsafeMutableRawPointer(gesture)
        gtk_gesture_single_set_touch_only(gesture, 1)
        hearFirst(gesture)
        SignalConnection.connect(pointer, "swipe") { [weak self] (x: Double, y: Double) in
            guard let self, let direction = direction(x, y) else { return }
            handler(direction)
        }
    }

    /// Returns the direction of a swipe by its speed in pixels per second, or `nil` if it is slow
    /// or mainly vertical.
    private func direction(_ x: Double, _ y: Double) -> SwipeDirection? {
        guard abs(x) >= 300, abs(x) > 2 * abs(y) else { return nil }
        return (x > 0) != isRightToLeft ? .back : .forward
    }
}

enum InputEvent {
    /// Whether a key, a button or the pointer caused what happens now. Layouts happen between
    /// events.
    static var isHandled: Bool { isByPointer || type == GDK_KEY_PRESS }

    /// Whether a button, the pointer or a finger caused what happens now.
    static var isByPointer: Bool {
        switch type {
        case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_2BUTTON_PRESS, GDK_BUTTON_RELEASE,
            GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END:
            return true
        default: return false
        }
    }

    private static var type: GdkEventType? {
        guard let event = gtk_get_current_event() else { return nil }
        defer { gdk_event_free(event) }
        return event.pointee.type
    }
}
