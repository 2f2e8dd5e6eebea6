import CGtk

enum InputEvent {
    /// Whether a key, a button or the pointer caused what happens now. Layouts happen between
    /// events.
    static var isHandled: Bool {
        guard let event = gtk_get_current_event() else { return false }
        defer { gdk_event_free(event) }
        switch event.pointee.type {
        case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_2BUTTON_PRESS, GDK_BUTTON_RELEASE,
            GDK_KEY_PRESS, GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END:
            return true
        default: return false
        }
    }
}
