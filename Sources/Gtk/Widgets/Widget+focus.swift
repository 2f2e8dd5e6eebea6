import CGtk

extension Widget {
    /// Moves the keyboard focus here. The widget must be in a window.
    public final func grabFocus() { gtk_widget_grab_focus(cast()) }

    /// Whether the widget is the focused one of its window, active or not.
    public final var isFocus: Bool { gtk_widget_is_focus(cast()) != 0 }

    /// Whether the focused widget of the window is this one, or inside it.
    public final var hasFocusInside: Bool {
        guard let focus = toplevel.flatMap({ gtk_window_get_focus($0) }) else { return false }
        return focus == cast() || gtk_widget_is_ancestor(focus, cast()) != 0
    }

    /// Has the window show what has the keyboard, as it does once a person has moved there by keys.
    public final func showFocus() {
        if let toplevel { gtk_window_set_focus_visible(toplevel, 1) }
        queueDraw()
    }

    /// The window around the widget, or `nil` if it is in none.
    final var toplevel: UnsafeMutablePointer<GtkWindow>? {
        guard let top = gtk_widget_get_toplevel(cast()), gtk_widget_is_toplevel(top) != 0 else {
            return nil
        }
        return top.cast()
    }

    /// Whether the widget can have the keyboard focus.
    public final var isFocusable: Bool {
        get { gtk_widget_get_can_focus(cast()) != 0 }
        set { gtk_widget_set_can_focus(cast(), newValue.gboolean) }
    }

    /// Moves the focus to the first widget inside that takes it. Returns false if there is none.
    @discardableResult
    public final func focusFirstInside() -> Bool {
        gtk_widget_child_focus(cast(), GTK_DIR_TAB_FORWARD) != 0
    }

    /// Whether the widget can be the default one of its window.
    public final var canBeDefault: Bool {
        get { gtk_widget_get_can_default(cast()) != 0 }
        set { gtk_widget_set_can_default(cast(), newValue.gboolean) }
    }

    /// Does what Enter or a click does to the widget. Returns false if it is insensitive, which GTK
    /// does not check here.
    @discardableResult
    public final func activate() -> Bool {
        gtk_widget_is_sensitive(cast()) != 0 && gtk_widget_activate(cast()) != 0
    }

    /// Calls `handler` when the keyboard focus leaves.
    public final func onFocusOut(_ handler: @escaping () -> Void) {
        onFocusChange { if !$0 { handler() } }
    }

    /// Calls `handler` when the keyboard focus arrives, with `true`, or leaves.
    ///
    /// - Parameter part: a widget inside, which has the focus for this one.
    final func onFocusChange(
        of part: UnsafeMutableRawPointer? = nil, _ handler: @escaping (Bool) -> Void
    ) {
        for (signal, isThere) in [("focus-in-event", true), ("focus-out-event", false)] {
            SignalConnection.connect(part ?? pointer, signal) { () -> Bool in
                handler(isThere)
                return false
            }
        }
    }
}
