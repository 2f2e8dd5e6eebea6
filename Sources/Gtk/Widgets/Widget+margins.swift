import CGtk

/// Margins in pixels, outside the widget. Start and end follow the reading direction.
extension Widget {
    /// All four margins at once. Reading returns the top one.
    public final var margin: Int {
        get { marginTop }
        set {
            marginTop = newValue
            marginBottom = newValue
            marginStart = newValue
            marginEnd = newValue
        }
    }

    /// The margin above the widget.
    public final var marginTop: Int {
        get { Int(gtk_widget_get_margin_top(cast())) }
        set { gtk_widget_set_margin_top(cast(), Int32(newValue)) }
    }

    /// The margin below the widget.
    public final var marginBottom: Int {
        get { Int(gtk_widget_get_margin_bottom(cast())) }
        set { gtk_widget_set_margin_bottom(cast(), Int32(newValue)) }
    }

    /// The margin before the widget: at its left in left-to-right languages.
    public final var marginStart: Int {
        get { Int(gtk_widget_get_margin_start(cast())) }
        set { gtk_widget_set_margin_start(cast(), Int32(newValue)) }
    }

    /// The margin after the widget: at its right in left-to-right languages.
    public final var marginEnd: Int {
        get { Int(gtk_widget_get_margin_end(cast())) }
        set { gtk_widget_set_margin_end(cast(), Int32(newValue)) }
    }
}
