import CGtk

/// Several lines of text to type. It scrolls inside a `ScrolledWindow`.
open class TextView: Widget {
    /// A text view with this text in it.
    public init(_ text: String = "") {
        super.init(gtk_text_view_new())
        gtk_text_view_set_wrap_mode(cast(), GTK_WRAP_WORD_CHAR)
        self.text = text
    }

    /// What is in the view.
    public final var text: String {
        get {
            var start = GtkTextIter()
            var end = GtkTextIter()
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            return String(owning: gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
        }
        set {
            guard newValue != text else { return }
            silently { gtk_text_buffer_set_text(buffer, newValue, -1) }
        }
    }

    /// Whether long lines continue on the next one, which they do unless set.
    public final var wraps: Bool {
        get { gtk_text_view_get_wrap_mode(cast()) != GTK_WRAP_NONE }
        set {
            gtk_text_view_set_wrap_mode(cast(), newValue ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE)
        }
    }

    /// Whether Tab types a tab, rather than moving the focus on.
    public final var acceptsTab: Bool {
        get { gtk_text_view_get_accepts_tab(cast()) != 0 }
        set { gtk_text_view_set_accepts_tab(cast(), newValue.gboolean) }
    }

    /// Whether a person can change the text.
    public final var isEditable: Bool {
        get { gtk_text_view_get_editable(cast()) != 0 }
        set { gtk_text_view_set_editable(cast(), newValue.gboolean) }
    }

    /// The space between the text and the edges, in pixels.
    public final func setInnerMargin(_ margin: Int) {
        gtk_text_view_set_left_margin(cast(), Int32(margin))
        gtk_text_view_set_right_margin(cast(), Int32(margin))
        gtk_text_view_set_top_margin(cast(), Int32(margin))
        gtk_text_view_set_bottom_margin(cast(), Int32(margin))
    }

    /// Called with the text when a person changed it.
    public final func onChanged(_ handler: @escaping (String) -> Void) {
        connectChange("changed", of: UnsafeMutableRawPointer(buffer)) { [weak self] in
            if let self { handler(text) }
        }
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast()) }
}
