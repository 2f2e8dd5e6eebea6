import CGtk

/// Gives all its widgets the size of the largest, wherever in the window they stand.
public final class SizeGroup: Object {
    /// - Parameter orientation: whether they share a width or a height.
    public init(_ orientation: Orientation = .horizontal) {
        let mode = orientation == .horizontal ? GTK_SIZE_GROUP_HORIZONTAL : GTK_SIZE_GROUP_VERTICAL
        super.init(owning: UnsafeMutableRawPointer(gtk_size_group_new(mode)))
    }

    /// Adds a widget, which keeps the group as long as it lives.
    public func add(_ widget: Widget) {
        gtk_size_group_add_widget(cast(), widget.cast())
    }
}
