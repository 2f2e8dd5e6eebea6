import CGtk

extension Widget {
    /// Adds a CSS class, such as `suggested-action` or one of the program's own.
    public final func addStyleClass(_ name: String) {
        gtk_style_context_add_class(gtk_widget_get_style_context(cast()), name)
    }

    /// Returns whether the widget has the CSS class.
    public final func hasStyleClass(_ name: String) -> Bool {
        gtk_style_context_has_class(gtk_widget_get_style_context(cast()), name) != 0
    }

    final func removeStyleClass(_ name: String) {
        gtk_style_context_remove_class(gtk_widget_get_style_context(cast()), name)
    }

    /// Adds or removes a CSS class.
    public final func setStyleClass(_ name: String, on isOn: Bool) {
        if isOn { addStyleClass(name) } else { removeStyleClass(name) }
    }

    /// Whether the theme writes light text here, as it does on a dark background.
    public final var hasLightText: Bool {
        var color = GdkRGBA()
        let context = gtk_widget_get_style_context(cast())
        gtk_style_context_get_color(context, gtk_style_context_get_state(context), &color)
        return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.5
    }

    /// Calls `handler` when the theme, or a class of the widget, changes.
    public final func onStyleChange(_ handler: @escaping () -> Void) {
        on("style-updated", handler)
    }
}
