import CGtk

@testable public import Gtk

extension Window {
    /// Presses a key while the window has the focus, as the display reports it.
    public func press(_ key: Key, _ modifiers: Modifiers = []) {
        guard let event = gdk_event_new(GDK_KEY_PRESS) else { return }
        defer { gdk_event_free(event) }
        // The event gives back the reference when it is freed.
        event.pointee.key.window = gtk_widget_get_window(cast())
        g_object_ref(UnsafeMutableRawPointer(event.pointee.key.window))
        event.pointee.key.keyval = key.rawValue
        event.pointee.key.hardware_keycode = Self.code(of: key)
        event.pointee.key.state = modifiers.rawValue
        gdk_event_set_device(
            event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())))
        gtk_main_do_event(event)
    }

    /// Whether the window shows the keyboard focus, as it does after a key was pressed.
    public var showsFocus: Bool {
        get { gtk_window_get_focus_visible(cast()) != 0 }
        set { gtk_window_set_focus_visible(cast(), newValue ? 1 : 0) }
    }

    /// Gives the window the keyboard focus in place of a window manager, which the tests' display
    /// lacks.
    public func takeKeyboard() { hear(thatKeyboardIsHere: true) }

    /// Takes the keyboard focus from the window, as if another window got it.
    public func loseKeyboard() { hear(thatKeyboardIsHere: false) }

    private func hear(thatKeyboardIsHere isHere: Bool) {
        guard let event = gdk_event_new(GDK_FOCUS_CHANGE) else { return }
        defer { gdk_event_free(event) }
        event.pointee.focus_change.window = gtk_widget_get_window(cast())
        g_object_ref(UnsafeMutableRawPointer(event.pointee.focus_change.window))
        event.pointee.focus_change.in = isHere ? 1 : 0
        gdk_event_set_device(
            event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())))
        gtk_widget_event(cast(), event)
    }

    /// Returns the hardware code of a key, by which GTK looks for bindings.
    private static func code(of key: Key) -> UInt16 {
        var keys: UnsafeMutablePointer<GdkKeymapKey>?
        var count: gint = 0
        let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
        guard gdk_keymap_get_entries_for_keyval(keymap, key.rawValue, &keys, &count) != 0, let keys
        else { return 0 }
        defer { g_free(keys) }
        return UInt16(keys.pointee.keycode)
    }
}
