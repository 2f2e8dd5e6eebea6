import CGtk

/// A container that lines up its children in a row or a column.
open class Box: Container {
    /// Makes an empty box.
    ///
    /// - Parameter spacing: the space between children, in pixels.
    public init(_ orientation: Orientation = .vertical, spacing: Int = 0) {
        super.init(gtk_box_new(orientation.gtk, Int32(spacing)))
    }

    /// Makes an empty box with a layout of its own.
    ///
    /// - Parameters:
    ///   - spacing: the space between children, in pixels.
    ///   - layout: returns the layout of its contents; called whenever it is measured or placed.
    public init(
        spacing: Int = 0, layout: @escaping @Sendable (BoxContents) -> any BoxLayout
    ) {
        super.init(BoxLayouts.make())
        self.spacing = spacing
        BoxLayouts.set(layout, of: cast())
    }

    /// The visible children with their widths, as a layout gets them.
    public final var contents: BoxContents { BoxContents(of: cast()) }

    /// The space between children, in pixels.
    public final var spacing: Int {
        get { Int(gtk_box_get_spacing(cast())) }
        set { gtk_box_set_spacing(cast(), Int32(newValue)) }
    }

    /// The direction in which children are lined up.
    public final var orientation: Orientation {
        get { Orientation(gtk: gtk_orientable_get_orientation(opaque)) }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }

    /// Whether all children get the size of the largest.
    public final var isHomogeneous: Bool {
        get { gtk_box_get_homogeneous(cast()) != 0 }
        set { gtk_box_set_homogeneous(cast(), newValue.gboolean) }
    }

    /// Adds `child` at the end.
    ///
    /// - Parameter expand: whether the child takes a share of the space left over.
    public final func append(_ child: Widget, expand: Bool = false) {
        insert(child, at: children.count, expand: expand)
    }

    /// Moves a child that is in the box already, which keeps the keyboard focus if it has it.
    public final func move(_ child: Widget, to position: Int) {
        guard child.parent === self, let now = children.firstIndex(of: child) else { return }
        let place = min(max(position, 0), children.count - 1)
        guard place != now else { return }
        children.remove(at: now)
        children.insert(child, at: place)
        gtk_box_reorder_child(cast(), child.cast(), Int32(place))
    }

    /// Puts `child` before the one now at `position`.
    public final func insert(_ child: Widget, at position: Int, expand: Bool = false) {
        child.parent?.remove(child)
        let place = min(position, children.count)
        adopt(child, at: place)
        gtk_box_pack_start(cast(), child.cast(), expand.gboolean, 1, 0)
        gtk_box_reorder_child(cast(), child.cast(), Int32(place))
    }
}

/// Moves the keyboard focus through a box with a custom layout: from child to child in their order.
/// GTK would sort children side by side by their vertical middles, and so visit them out of order.
nonisolated enum BoxFocus {
    static func describe(_ table: UnsafeMutablePointer<GtkWidgetClass>) {
        table.pointee.focus = { widget, direction in
            guard let widget else { return 0 }
            switch direction {
            case GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD:
                return BoxFocus.moveOn(in: widget, direction).gboolean
            default:
                return BoxLayouts.container?.pointee.focus?(widget, direction) ?? 0
            }
        }
    }

    /// Moves the focus, and returns false past the last child, or before the first.
    private static func moveOn(
        in box: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType
    ) -> Bool {
        let inOrder = BoxChild.widgets(of: box)
        let children = direction == GTK_DIR_TAB_FORWARD ? inOrder : inOrder.reversed()
        let begun = gtk_container_get_focus_child(box.cast()).flatMap(children.firstIndex)
        return children[(begun ?? 0)...].contains { gtk_widget_child_focus($0, direction) != 0 }
    }
}
