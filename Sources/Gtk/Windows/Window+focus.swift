import CGtk

extension Window {
    /// Whether the keyboard focus is in a text field of this window.
    public final var isTyping: Bool {
        guard let focus = gtk_window_get_focus(cast()) else { return false }
        let instance = UnsafeMutableRawPointer(focus)
        return instance.isInstance(of: gtk_editable_get_type())
            || instance.isInstance(of: gtk_text_view_get_type())
    }

    /// Passes a key to the input method of the focused field, and returns whether it took it, as it
    /// does with Escape while a letter is composed. A key that it took needs no further handling.
    public final func inputMethodTakes(_ press: KeyPress) -> Bool {
        guard let focus = gtk_window_get_focus(cast()) else { return false }
        let instance = UnsafeMutableRawPointer(focus)
        if instance.isInstance(of: gtk_entry_get_type()) {
            return gtk_entry_im_context_filter_keypress(
                instance.assumingMemoryBound(to: GtkEntry.self), press.event) != 0
        }
        if instance.isInstance(of: gtk_text_view_get_type()) {
            return gtk_text_view_im_context_filter_keypress(
                instance.assumingMemoryBound(to: GtkTextView.self), press.event) != 0
        }
        return false
    }

    /// Calls `handler` when the window becomes the active one, or no longer is.
    public final func onActiveChanged(_ handler: @escaping () -> Void) {
        on("notify::is-active", handler)
    }

    /// Calls `handler` after the keyboard focus has moved from one widget of this window to
    /// another, or to none.
    public final func onFocusMoved(_ handler: @escaping () -> Void) {
        on("set-focus", after: true, handler)
    }

    /// Prepares the focused widget for keys, which may arrive before it is first drawn.
    public final func realizeFocus() {
        guard gtk_widget_get_realized(cast()) != 0, let focus = gtk_window_get_focus(cast())
        else { return }
        gtk_widget_realize(focus)
    }

    /// Returns whether the keyboard focus is at `widget` or inside it.
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
