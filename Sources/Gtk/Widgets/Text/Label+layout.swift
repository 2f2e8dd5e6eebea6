import CGtk

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
