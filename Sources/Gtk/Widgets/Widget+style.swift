import CGtk

extension Widget {
    /// Adds a CSS class, such as `suggested-action`, `dim-label` or one of the program's own.
    public final func addStyleClass(_ name: String) {
        gtk_style_context_add_class(gtk_widget_get_style_context(cast()), name)
    }

    /// Takes a CSS class away.
    public final func removeStyleClass(_ name: String) {
        gtk_style_context_remove_class(gtk_widget_get_style_context(cast()), name)
    }

    /// Adds or removes the class.
    public final func setStyleClass(_ name: String, on isOn: Bool) {
        if isOn { addStyleClass(name) } else { removeStyleClass(name) }
    }

    /// Whether the widget has the CSS class.
    public final func hasStyleClass(_ name: String) -> Bool {
        gtk_style_context_has_class(gtk_widget_get_style_context(cast()), name) != 0
    }

    /// The name CSS selects the widget by, as `#name`.
    public final var styleName: String? {
        get { String(borrowing: gtk_widget_get_name(cast())) }
        set { gtk_widget_set_name(cast(), newValue) }
    }
}
