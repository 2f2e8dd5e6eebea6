import CGtk

/// A line between widgets.
public final class Separator: Widget {
    /// Makes a line in a direction.
    public init(_ orientation: Orientation = .horizontal) {
        super.init(gtk_separator_new(orientation.gtk))
    }
}
