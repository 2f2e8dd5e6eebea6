import CGtk

/// Margins are in pixels, outside the widget. Start and end follow the reading direction.
extension Widget {
    /// All four margins at once; reading gives the top one.
    public final var margin: Int {
        get { marginTop }
        set {
            marginTop = newValue
            marginBottom = newValue
            marginStart = newValue
            marginEnd = newValue
        }
    }

    /// Above the widget.
    public final var marginTop: Int {
        get { Int(gtk_widget_get_margin_top(cast())) }
        set { gtk_widget_set_margin_top(cast(), Int32(newValue)) }
    }

    /// Below the widget.
    public final var marginBottom: Int {
        get { Int(gtk_widget_get_margin_bottom(cast())) }
        set { gtk_widget_set_margin_bottom(cast(), Int32(newValue)) }
    }

    /// Before the widget: left of it, where one reads from left to right.
    public final var marginStart: Int {
        get { Int(gtk_widget_get_margin_start(cast())) }
        set { gtk_widget_set_margin_start(cast(), Int32(newValue)) }
    }

    /// After the widget: right of it, where one reads from left to right.
    public final var marginEnd: Int {
        get { Int(gtk_widget_get_margin_end(cast())) }
        set { gtk_widget_set_margin_end(cast(), Int32(newValue)) }
    }
}
