import CGtk

extension Widget {
    /// Whether the widget is shown, provided that its ancestors are visible too.
    public final var isVisible: Bool {
        get { gtk_widget_get_visible(cast()) != 0 }
        set { gtk_widget_set_visible(cast(), newValue.gboolean) }
    }

    /// Whether the widget is on the screen, its ancestors included.
    public final var isMapped: Bool { gtk_widget_get_mapped(cast()) != 0 }

    /// Whether the widget takes part in interaction; an insensitive one is greyed.
    public final var isSensitive: Bool {
        get { gtk_widget_get_sensitive(cast()) != 0 }
        set { gtk_widget_set_sensitive(cast(), newValue.gboolean) }
    }

    /// Draws the widget again with the next frame.
    public final func queueDraw() { gtk_widget_queue_draw(cast()) }

    /// The text that is shown when the pointer rests on the widget, as plain text.
    public final var tooltip: String? {
        get { String(owning: gtk_widget_get_tooltip_text(cast())) }
        set { gtk_widget_set_tooltip_text(cast(), newValue.map(ShownText.line)) }
    }
}
