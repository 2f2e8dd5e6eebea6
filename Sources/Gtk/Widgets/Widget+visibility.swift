import CGtk

extension Widget {
    /// Whether the widget asks to be shown. It is only seen if its ancestors are visible too.
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

    /// Makes the widget visible.
    public final func show() { gtk_widget_show(cast()) }

    /// Shows the widget and all inside it, hidden ones too unless they are `noShowAll`.
    public final func showAll() { gtk_widget_show_all(cast()) }

    /// Makes the widget invisible, and gives its place to others.
    public final func hide() { gtk_widget_hide(cast()) }

    /// Whether `showAll()` of an ancestor leaves this widget and what is in it alone.
    public final var noShowAll: Bool {
        get { gtk_widget_get_no_show_all(cast()) != 0 }
        set { gtk_widget_set_no_show_all(cast(), newValue.gboolean) }
    }

    /// Between 0 (invisible, but taking its place) and 1.
    public final var opacity: Double {
        get { gtk_widget_get_opacity(cast()) }
        set { gtk_widget_set_opacity(cast(), newValue) }
    }

    /// Has the widget drawn again with the next frame.
    public final func queueDraw() { gtk_widget_queue_draw(cast()) }

    /// Shown when the pointer rests on the widget. Plain text.
    public final var tooltip: String? {
        get { String(owning: gtk_widget_get_tooltip_text(cast())) }
        set { gtk_widget_set_tooltip_text(cast(), newValue.map(ShownText.line)) }
    }
}
