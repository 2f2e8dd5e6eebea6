import CGtk

extension Widget {
    /// Lets a gesture of this widget hear of presses before the widgets inside do, for as long as the widget is
    /// there, which only borrows its gestures.
    final func hearFirst(_ gesture: OpaquePointer) {
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        connect("destroy") { g_object_unref(UnsafeMutableRawPointer(gesture)) }
    }
}
