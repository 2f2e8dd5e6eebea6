import CGtk

extension Widget {
    /// Called for each key, before the widget itself handles it. `true` ends the handling.
    ///
    /// A window hears every key before accelerators and the focus widget do.
    public final func onKeyPress(_ handler: @escaping (KeyPress) -> Bool) {
        gtk_widget_add_events(cast(), Int32(GDK_KEY_PRESS_MASK.rawValue))
        SignalConnection.connect(
            pointer, "key-press-event",
            deciding: { event in
                guard let event else { return false }
                return handler(KeyPress(event.assumingMemoryBound(to: GdkEventKey.self)))
            })
    }

    /// Called for each mouse button going down. `true` ends the handling.
    ///
    /// Widgets without a window of their own (boxes, labels) hear nothing: listen at a
    /// container that has one, or at the window, which hears what no widget inside handled.
    public final func onButtonPress(_ handler: @escaping (ButtonPress) -> Bool) {
        gtk_widget_add_events(cast(), Int32(GDK_BUTTON_PRESS_MASK.rawValue))
        SignalConnection.connect(
            pointer, "button-press-event",
            deciding: { event in
                guard let event else { return false }
                let press = event.assumingMemoryBound(to: GdkEventButton.self).pointee
                return handler(ButtonPress(press))
            })
    }

    /// Called when the widget comes to the screen.
    public final func onMap(_ handler: @escaping () -> Void) {
        connect("map", handler)
    }
}
