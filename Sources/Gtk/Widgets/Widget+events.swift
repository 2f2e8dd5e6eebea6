import CGtk

extension Widget {
    /// Calls `handler` for each key, before the widget itself handles it. `true` ends the handling.
    ///
    /// A window gets every key before accelerators and the focused widget do.
    public final func onKeyPress(_ handler: @escaping (KeyPress) -> Bool) {
        gtk_widget_add_events(cast(), Int32(GDK_KEY_PRESS_MASK.rawValue))
        on("key-press-event") { (event: UnsafeMutableRawPointer?) -> Bool in
            guard let event else { return false }
            return handler(KeyPress(event.assumingMemoryBound(to: GdkEventKey.self)))
        }
    }

    /// Calls `handler` for each press of a mouse button. `true` ends the handling.
    ///
    /// Widgets without a `GdkWindow`, such as boxes and labels, get no presses: use a container
    /// that has one, or the window, which gets the presses that no widget inside handled.
    public final func onButtonPress(_ handler: @escaping (ButtonPress) -> Bool) {
        gtk_widget_add_events(cast(), Int32(GDK_BUTTON_PRESS_MASK.rawValue))
        on("button-press-event") { (event: UnsafeMutableRawPointer?) -> Bool in
            guard let event else { return false }
            let press = event.assumingMemoryBound(to: GdkEventButton.self).pointee
            return handler(ButtonPress(press))
        }
    }

    /// Calls `handler` with the canvas of the widget, before GTK draws it with its children.
    public final func onDraw(_ handler: @escaping (Canvas) -> Void) {
        on("draw") { (context: UnsafeMutableRawPointer?) -> Bool in
            if let context { handler(Canvas(OpaquePointer(context))) }
            return false
        }
    }

    /// Calls `handler` when the widget appears on the screen.
    public final func onMap(_ handler: @escaping () -> Void) {
        on("map", handler)
    }
}
