import CGtk

extension Label {
    /// Where text too long for its place is cut off.
    public nonisolated enum Ellipsis: UInt32, Sendable {
        case none, start, middle, end
    }

    /// How lines of a text with several stand to each other.
    public nonisolated enum Justification: UInt32, Sendable {
        case left, right, center, fill
    }

    /// Where text too long is cut off; `none` lets the label ask for room instead.
    public final var ellipsis: Ellipsis {
        get { Ellipsis(rawValue: gtk_label_get_ellipsize(cast()).rawValue) ?? .none }
        set { gtk_label_set_ellipsize(cast(), PangoEllipsizeMode(rawValue: newValue.rawValue)) }
    }

    /// How several lines stand to each other.
    public final var justification: Justification {
        get { Justification(rawValue: gtk_label_get_justify(cast()).rawValue) ?? .left }
        set { gtk_label_set_justify(cast(), GtkJustification(rawValue: newValue.rawValue)) }
    }

    /// Where the text stands in its place, from 0 (start) to 1 (end).
    public final var xalign: Double {
        get { Double(gtk_label_get_xalign(cast())) }
        set { gtk_label_set_xalign(cast(), Float(newValue)) }
    }

    /// The width asked for at least, in characters; -1 leaves it to the text. A text that wraps takes several
    /// times as long to measure where that is not said, as GTK lays it out as narrow as it can be.
    public final var widthChars: Int {
        get { Int(gtk_label_get_width_chars(cast())) }
        set { gtk_label_set_width_chars(cast(), Int32(newValue)) }
    }

    /// The width asked for at most, in characters; -1 leaves it to the text.
    public final var maxWidthChars: Int {
        get { Int(gtk_label_get_max_width_chars(cast())) }
        set { gtk_label_set_max_width_chars(cast(), Int32(newValue)) }
    }
}
