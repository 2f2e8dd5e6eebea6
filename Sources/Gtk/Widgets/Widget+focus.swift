import CGtk

extension Widget {
    /// Moves the keyboard focus here. The widget has to be in a window.
    public final func grabFocus() { gtk_widget_grab_focus(cast()) }

    /// Whether the widget is the one its window gives the keyboard to, active or not.
    public final var isFocus: Bool { gtk_widget_is_focus(cast()) != 0 }

    /// Whether the widget, or one inside it, is the one its window gives the keyboard to.
    public final var hasFocusInside: Bool {
        let top = gtk_widget_get_toplevel(cast())
        guard let top, gtk_widget_is_toplevel(top) != 0 else { return false }
        let window = UnsafeMutableRawPointer(top).assumingMemoryBound(to: GtkWindow.self)
        guard let focus = gtk_window_get_focus(window) else { return false }
        return focus == cast() || gtk_widget_is_ancestor(focus, cast()) != 0
    }

    /// Whether the keyboard focus may come here.
    public final var isFocusable: Bool {
        get { gtk_widget_get_can_focus(cast()) != 0 }
        set { gtk_widget_set_can_focus(cast(), newValue.gboolean) }
    }

    /// Moves the focus to the first widget inside that takes it. False if there is none.
    @discardableResult
    public final func focusFirstInside() -> Bool {
        gtk_widget_child_focus(cast(), GTK_DIR_TAB_FORWARD) != 0
    }

    /// Whether the widget may be the default one of its window.
    public final var canBeDefault: Bool {
        get { gtk_widget_get_can_default(cast()) != 0 }
        set { gtk_widget_set_can_default(cast(), newValue.gboolean) }
    }

    /// Does what Enter or a click does to the widget; nothing where it is insensitive, of which GTK
    /// takes no notice here.
    @discardableResult
    public final func activate() -> Bool {
        gtk_widget_is_sensitive(cast()) != 0 && gtk_widget_activate(cast()) != 0
    }

    /// Called when the keyboard focus left.
    public final func onFocusOut(_ handler: @escaping () -> Void) {
        SignalConnection.connect(
            pointer, "focus-out-event",
            deciding: { _ in
                handler()
                return false
            })
    }
}
