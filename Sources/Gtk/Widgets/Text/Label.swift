import CGtk

/// Text to read. It is always plain text, whatever characters are in it.
open class Label: Widget {
    /// A label with this text.
    public init(_ text: String = "") {
        super.init(gtk_label_new(nil))
        if !text.isEmpty { self.text = text }
    }

    /// A label whose underlined letter, marked by `_`, leads to `widget` and names it.
    public convenience init(mnemonic text: String, for widget: Widget) {
        self.init()
        gtk_label_set_text_with_mnemonic(cast(), text)
        mnemonicWidget = widget
        // An initialiser does not wake observers.
        leadToMnemonicWidget()
    }

    /// The text, as far as a label has room for it: see `ShownText`.
    public final var text: String {
        get { String(borrowing: gtk_label_get_text(cast())) ?? "" }
        set {
            let shown = ShownText.shorten(newValue, longest)
            // GTK would lay out the same words again, and all around them.
            guard shown != text else { return }
            gtk_label_set_text(cast(), shown)
            let pieces = TextPieces.ranges(in: shown)
            guard pieces != self.pieces else { return }
            self.pieces = pieces
            applyAttributes()
        }
    }

    /// How much of a text the label shows, in Unicode scalars.
    public final var longest = ShownText.longestLabel

    private var pieces: [Range<Int>] = []

    /// The widget that the label names, for its mnemonic and for assistive technology.
    public final weak var mnemonicWidget: Widget? {
        didSet { leadToMnemonicWidget() }
    }

    private func leadToMnemonicWidget() {
        gtk_label_set_mnemonic_widget(cast(), mnemonicWidget?.cast())
        // GTK tells assistive technology only once both are in a window.
        mnemonicWidget?.setLabelledBy(self)
    }

    /// Whether long text continues on the next line, between words or where it must.
    public final var wraps: Bool {
        get { gtk_label_get_line_wrap(cast()) != 0 }
        set {
            gtk_label_set_line_wrap(cast(), newValue.gboolean)
            gtk_label_set_line_wrap_mode(cast(), PANGO_WRAP_WORD_CHAR)
        }
    }

    /// Whether a person can mark and copy the text.
    public final var isSelectable: Bool {
        get { gtk_label_get_selectable(cast()) != 0 }
        set { gtk_label_set_selectable(cast(), newValue.gboolean) }
    }

    /// Whether the text is bold.
    public final var isBold = false {
        didSet { applyAttributes() }
    }

    private func applyAttributes() {
        let attributes = pango_attr_list_new()
        // The list takes over the attribute.
        if isBold { pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
        TextPieces.insert(pieces, into: attributes)
        gtk_label_set_attributes(cast(), attributes)
        pango_attr_list_unref(attributes)
    }
}
