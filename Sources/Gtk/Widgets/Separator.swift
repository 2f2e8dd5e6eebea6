import CGtk

/// A line between things.
public final class Separator: Widget {
    /// A line that runs in this direction.
    public init(_ orientation: Orientation = .horizontal) {
        super.init(gtk_separator_new(orientation.gtk))
    }
}
