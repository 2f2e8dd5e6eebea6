import CGtk

extension Window {
    /// Whether the keyboard focus is somewhere in a text field of this window.
    public final var isTyping: Bool {
        guard let focus = gtk_window_get_focus(cast()) else { return false }
        let instance = UnsafeMutableRawPointer(focus)
        return instance.isInstance(of: gtk_editable_get_type())
            || instance.isInstance(of: gtk_text_view_get_type())
    }

    /// Called when the window got the keyboard from the display, or lost it.
    public final func onActiveChanged(_ handler: @escaping () -> Void) {
        connect("notify::is-active", handler)
    }

    /// Called after the keyboard focus moved from one widget of this window to another, or to none.
    public final func onFocusMoved(_ handler: @escaping () -> Void) {
        connect("set-focus", after: true, handler)
    }

    /// Has the widget with the keyboard focus ready for keys, which may come before it is first drawn.
    public final func realizeFocus() {
        guard gtk_widget_get_realized(cast()) != 0, let focus = gtk_window_get_focus(cast())
        else { return }
        gtk_widget_realize(focus)
    }

    /// Whether the keyboard focus is at `widget` or inside it.
    public final func isFocus(within widget: Widget) -> Bool {
        guard let focus = gtk_window_get_focus(cast()) else { return false }
        return focus == widget.cast() || gtk_widget_is_ancestor(focus, widget.cast()) != 0
    }

    /// Sets the widget that Enter activates when the focus is in a field that allows it.
    public final func setDefaultWidget(_ widget: Widget?) {
        widget?.canBeDefault = true
        gtk_window_set_default(cast(), widget?.cast())
    }
}
