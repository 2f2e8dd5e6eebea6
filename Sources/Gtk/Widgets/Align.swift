import CGtk

/// The place of a widget in an area that is larger than it needs. Start and end follow the reading
/// direction.
public nonisolated enum Align: UInt32, Sendable {
    case fill, start, end, center, baseline

    var gtk: GtkAlign { GtkAlign(rawValue: rawValue) }
}

/// The axis along which a widget extends or lines up its children.
public nonisolated enum Orientation: UInt32, Sendable {
    case horizontal, vertical

    init(gtk: GtkOrientation) {
        self = gtk == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal
    }

    var gtk: GtkOrientation { GtkOrientation(rawValue: rawValue) }
}
