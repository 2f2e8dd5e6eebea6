import CGtk

/// A group of widgets that all get the size of the largest, wherever in the window they are.
public final class SizeGroup: Object {
    private let mode: GtkSizeGroupMode

    /// Makes an empty group.
    ///
    /// - Parameter orientation: whether the widgets share a width or a height.
    public init(_ orientation: Orientation = .horizontal) {
        mode = orientation == .horizontal ? GTK_SIZE_GROUP_HORIZONTAL : GTK_SIZE_GROUP_VERTICAL
        super.init(owning: UnsafeMutableRawPointer(gtk_size_group_new(mode)))
    }

    /// Whether the widgets have the same size now.
    public var isEqual = true {
        didSet { gtk_size_group_set_mode(cast(), isEqual ? mode : GTK_SIZE_GROUP_NONE) }
    }

    /// Adds a widget, which keeps the group for its own lifetime.
    public func add(_ widget: Widget) { gtk_size_group_add_widget(cast(), widget.cast()) }
}
