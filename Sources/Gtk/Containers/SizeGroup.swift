import CGtk

/// Gives all its widgets the size of the largest, wherever in the window they stand.
public final class SizeGroup: Object {
    private let mode: GtkSizeGroupMode

    /// - Parameter orientation: whether they share a width or a height.
    public init(_ orientation: Orientation = .horizontal) {
        mode = orientation == .horizontal ? GTK_SIZE_GROUP_HORIZONTAL : GTK_SIZE_GROUP_VERTICAL
        super.init(owning: UnsafeMutableRawPointer(gtk_size_group_new(mode)))
    }

    /// Whether they have the same size now.
    public var isEqual = true {
        didSet { gtk_size_group_set_mode(cast(), isEqual ? mode : GTK_SIZE_GROUP_NONE) }
    }

    /// Adds a widget, which keeps the group as long as it lives.
    public func add(_ widget: Widget) {
        gtk_size_group_add_widget(cast(), widget.cast())
    }
}
