import CGtk

/// A field for several lines of text to type or to read. It scrolls inside a `ScrolledWindow`, and
/// lays out only the visible part, so that the text may be of any length.
open class TextView: Widget {
    /// The text that was set, or `nil` once a person has changed it.
    private var untouched: String?
    /// Whether the beginning was measured for the height of the view, instead of for the height
    /// before its first layout.
    private var isMeasured = false

    /// Makes a text view with a text in it.
    public init(_ text: String = "") {
        super.init(gtk_text_view_new())
        gtk_text_view_set_wrap_mode(cast(), GTK_WRAP_WORD_CHAR)
        self.text = text
        keepParagraphsShort()
        copyWithoutBreaks()
        sayThatItShowsWithKeyboard()
        onResized { [weak self] in self?.measureOnce() }
    }

    /// The text in the view.
    public final var text: String {
        get {
            if let untouched { return untouched }
            var start = GtkTextIter()
            var end = GtkTextIter()
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            return DisplayLineBreaker.removed(from: text(from: &start, to: &end))
        }
        set {
            guard newValue != text else { return }
            silently {
                gtk_text_buffer_set_text(buffer, DisplayLineBreaker.inserted(into: newValue), -1)
            }
            untouched = newValue
            measureBeginning()
        }
    }

    /// Lets GTK measure twice as many lines as are visible, by a scroll that goes nowhere. GTK
    /// draws a little more than is visible, and takes every line that it has not measured yet to be
    /// there: the first frame of 20,000 lines took 160 ms.
    private func measureBeginning() {
        var start = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &start)
        let mark = gtk_text_buffer_create_mark(buffer, nil, &start, 1)
        gtk_text_view_scroll_to_mark(cast(), mark, 0, 0, 0, 0)
        gtk_text_buffer_delete_mark(buffer, mark)
    }

    /// Measures the beginning again once the view has its height, because a scroll before that
    /// measured next to nothing. GTK handles the scroll before it draws if the style has changed.
    private func measureOnce() {
        guard !isMeasured, untouched != nil, allocatedSize.height > 1 else { return }
        isMeasured = true
        measureBeginning()
        for pixels: gint in [1, 0] { gtk_text_view_set_pixels_inside_wrap(cast(), pixels) }
    }

    /// Whether long lines wrap, which is the default.
    public final var wraps: Bool {
        get { gtk_text_view_get_wrap_mode(cast()) != GTK_WRAP_NONE }
        set {
            gtk_text_view_set_wrap_mode(cast(), newValue ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE)
        }
    }

    /// Whether Tab types a tab, instead of moving the focus on.
    public final var acceptsTab: Bool {
        get { gtk_text_view_get_accepts_tab(cast()) != 0 }
        set { gtk_text_view_set_accepts_tab(cast(), newValue.gboolean) }
    }

    /// Whether a person can change the text.
    public final var isEditable: Bool {
        get { gtk_text_view_get_editable(cast()) != 0 }
        set { gtk_text_view_set_editable(cast(), newValue.gboolean) }
    }

    /// Sets the space between the text and the edges, in pixels.
    public final func setInnerMargin(_ margin: Int) {
        gtk_text_view_set_left_margin(cast(), Int32(margin))
        gtk_text_view_set_right_margin(cast(), Int32(margin))
        gtk_text_view_set_top_margin(cast(), Int32(margin))
        gtk_text_view_set_bottom_margin(cast(), Int32(margin))
    }

    /// Calls `handler` with the text when a person changes it.
    public final func onChanged(_ handler: @escaping (String) -> Void) {
        connectChange("changed", of: UnsafeMutableRawPointer(buffer)) { [weak self] in
            if let self { handler(text) }
        }
    }

    private func text(
        from start: inout GtkTextIter, to end: inout GtkTextIter
    ) -> String {
        String(owning: gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast()) }
}

extension TextView {
    /// Breaks text that a person types or pastes like text that was set, before it is laid out.
    private func keepParagraphsShort() {
        let source = UnsafeMutableRawPointer(buffer)
        connectChange("changed", of: source) { [weak self] in self?.untouched = nil }
        connectChange("end-user-action", of: source) { [weak self] in self?.breakParagraphs() }
    }

    private func breakParagraphs() {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        let places = DisplayLineBreaker.places(in: text(from: &start, to: &end))
        guard !places.isEmpty else { return }
        silently {
            for place in places.reversed() {
                gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(place))
                gtk_text_buffer_insert(buffer, &start, "\u{2029}", -1)
            }
        }
    }

    /// Removes the breaks from copied text.
    private func copyWithoutBreaks() {
        for signal in ["copy-clipboard", "cut-clipboard"] {
            on(signal) { [weak self] in self?.copyOrCut(signal) }
        }
    }

    private func copyOrCut(_ signal: String) {
        var start = GtkTextIter()
        var end = GtkTextIter()
        guard gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0 else { return }
        let marked = text(from: &start, to: &end)
        let plain = DisplayLineBreaker.removed(from: marked)
        guard marked.unicodeScalars.count != plain.unicodeScalars.count else { return }
        g_signal_stop_emission_by_name(pointer, signal)
        Clipboard.copy(plain)
        if signal == "cut-clipboard" {
            gtk_text_buffer_delete_selection(buffer, 1, gtk_text_view_get_editable(cast()))
        }
    }
}
