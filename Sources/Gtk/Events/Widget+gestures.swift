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
