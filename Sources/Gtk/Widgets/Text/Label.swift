import CGtk

/// A text to read, which is always plain text, whatever its characters.
open class Label: Widget {
    /// Makes a label with a text.
    public init(_ text: String = "") {
        super.init(gtk_label_new(nil))
        if !text.isEmpty { self.text = text }
    }

    /// Makes a label whose mnemonic, the letter after `_`, leads to `widget`, and which names it.
    public convenience init(mnemonic text: String, for widget: Widget) {
        self.init()
        gtk_label_set_text_with_mnemonic(cast(), text)
        gtk_label_set_mnemonic_widget(cast(), widget.cast())
        // GTK tells assistive technology only once both are in a window.
        widget.setLabelledBy(self)
    }

    /// The text, cut to the length that a label has room for: see `ShownText`.
    public final var text: String {
        get { String(borrowing: gtk_label_get_text(cast())) ?? "" }
        set {
            let shown = ShownText.shorten(newValue, longest)
            // GTK would lay out the same words again, with everything around them.
            guard shown != text else { return }
            gtk_label_set_text(cast(), shown)
            let pieces = TextPieces.ranges(in: shown)
            guard pieces != self.pieces else { return }
            self.pieces = pieces
            applyAttributes()
        }
    }

    /// The greatest length of the text, in Unicode scalars.
    public final var longest = ShownText.longestLabel

    private var pieces: [Range<Int>] = []

    /// Whether long text continues on the next line, between words or, if needed, within them.
    public final var wraps: Bool {
        get { gtk_label_get_line_wrap(cast()) != 0 }
        set {
            gtk_label_set_line_wrap(cast(), newValue.gboolean)
            gtk_label_set_line_wrap_mode(cast(), PANGO_WRAP_WORD_CHAR)
        }
    }

    /// Whether a person can select and copy the text.
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

extension Label {
    /// The part of a text that is cut off if it is too long.
    public nonisolated enum Ellipsis: UInt32, Sendable {
        case none, start, middle, end
    }

    /// The alignment of several lines to each other.
    public nonisolated enum Justification: UInt32, Sendable {
        case left, right, center, fill
    }

    /// The part of a long text that is cut off. With `none` the label requests the full width.
    public final var ellipsis: Ellipsis {
        get { Ellipsis(rawValue: gtk_label_get_ellipsize(cast()).rawValue) ?? .none }
        set { gtk_label_set_ellipsize(cast(), PangoEllipsizeMode(rawValue: newValue.rawValue)) }
    }

    /// The alignment of several lines to each other.
    public final var justification: Justification {
        get { Justification(rawValue: gtk_label_get_justify(cast()).rawValue) ?? .left }
        set { gtk_label_set_justify(cast(), GtkJustification(rawValue: newValue.rawValue)) }
    }

    /// The horizontal alignment, from 0 (start) to 1 (end).
    public final var xalign: Double {
        get { Double(gtk_label_get_xalign(cast())) }
        set { gtk_label_set_xalign(cast(), Float(newValue)) }
    }

    /// The minimum width, in characters; -1 leaves it to the text. A text that wraps takes several
    /// times as long to measure without it, because GTK lays it out as narrow as possible.
    public final var widthChars: Int {
        get { Int(gtk_label_get_width_chars(cast())) }
        set { gtk_label_set_width_chars(cast(), Int32(newValue)) }
    }

    /// The greatest natural width, in characters; -1 leaves it to the text.
    public final var maxWidthChars: Int {
        get { Int(gtk_label_get_max_width_chars(cast())) }
        set { gtk_label_set_max_width_chars(cast(), Int32(newValue)) }
    }
}

/// The parts in which the very long words of a wrapping label are laid out.
///
/// If a line has to break within a word, Pango shapes the rest of the word again for each possible
/// break: 10,000 letters in one word take a quarter of a minute. An attribute that changes nothing,
/// but begins and ends, makes Pango shape each part of the word by itself.
nonisolated enum TextPieces {
    /// The length of a part, in Unicode scalars. Words that people write are shorter, and stay in
    /// one part.
    private static let length = 64

    /// Returns every other part of each word that is too long for one, in bytes.
    static func ranges(in text: String) -> [Range<Int>] {
        guard text.utf8.count > length else { return [] }
        var ranges: [Range<Int>] = []
        var start: Int?
        var scalars = 0
        var offset = 0
        func end() {
            if let start { ranges.append(start..<offset) }
            start = nil
        }
        for character in text {
            if character.isWhitespace {
                end()
                scalars = 0
            } else {
                let count = character.unicodeScalars.count
                if scalars + count > length {
                    if start == nil { start = offset } else { end() }
                    scalars = 0
                }
                scalars += count
            }
            offset += character.utf8.count
        }
        end()
        return ranges
    }

    /// Adds an attribute for each range to the list, which takes them over.
    static func insert(_ ranges: [Range<Int>], into list: OpaquePointer?) {
        for range in ranges {
            guard let attribute = pango_attr_fallback_new(1) else { continue }
            attribute.pointee.start_index = guint(range.lowerBound)
            attribute.pointee.end_index = guint(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
    }
}

/// The texts of widgets, cut to the length that they have room for.
///
/// A label lays out its whole text at once, again for each size that is requested, and the time
/// grows with the square of the length. So labels, titles, rows, buttons, tooltips and accessible
/// names never take more than they have room for, whatever the text and its source. Use a
/// `TextView` for text that is typed, and for the whole of a long text.
public enum ShownText {
    /// Shortens a text for a widget that has room for a number of Unicode scalars. It changes
    /// nothing until the program sets it.
    public static var shorten: (_ text: String, _ scalars: Int) -> String = { text, _ in text }

    /// The default length of a label, in Unicode scalars.
    static let longestLabel = 500
    /// The length of a line, such as a title, a row, a button or a name, in Unicode scalars.
    static let longestLine = 300

    static func label(_ text: String) -> String { shorten(text, longestLabel) }

    static func line(_ text: String) -> String { shorten(text, longestLine) }
}
