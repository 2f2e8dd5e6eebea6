import CGtk

extension Window {
    /// Calls `handler` after each press anywhere in the window, with whether it was by a finger on
    /// a touch screen.
    ///
    /// The widget under the finger gets the press as before, and stays in its place until the
    /// finger is lifted.
    public final func onPressed(_ handler: @escaping (_ isByFinger: Bool) -> Void) {
        guard let gesture = gtk_gesture_multi_press_new(cast()) else { return }
        let pointer = UnsafeMutableRawPointer(gesture)
        gtk_gesture_single_set_button(gesture, 0)
        hearFirst(gesture)
        var isByFinger = false
        SignalConnection.connect(pointer, "begin") { (sequence: UnsafeMutableRawPointer?) in
            let event = gtk_gesture_get_last_event(gesture, OpaquePointer(sequence))
            isByFinger = event.map { gdk_event_get_event_type($0) == GDK_TOUCH_BEGIN } ?? false
        }
        SignalConnection.connect(pointer, "end") {
            let wasByFinger = isByFinger
            ScheduledCall.idle { handler(wasByFinger) }
        }
    }
}
