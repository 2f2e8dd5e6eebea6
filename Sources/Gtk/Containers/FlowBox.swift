import CGtk

/// Lines up its children in as many columns as there is room for, all equally wide.
public final class FlowBox: Container {
    /// - Parameters:
    ///   - columns: as many at most.
    ///   - spacing: pixels between children.
    public init(columns: Int, spacing: Int = 0) {
        super.init(gtk_flow_box_new())
        gtk_flow_box_set_selection_mode(cast(), GTK_SELECTION_NONE)
        gtk_flow_box_set_homogeneous(cast(), 1)
        self.columns = columns
        gtk_flow_box_set_column_spacing(cast(), guint(spacing))
        gtk_flow_box_set_row_spacing(cast(), guint(spacing))
    }

    /// How many columns there are at most.
    public var columns: Int {
        get { Int(gtk_flow_box_get_max_children_per_line(cast())) }
        set { gtk_flow_box_set_max_children_per_line(cast(), guint(max(newValue, 1))) }
    }

    /// Adds a child at the end. It is not narrower than so many pixels.
    public func append(_ child: Widget, leastWidth: Int) {
        adopt(child)
        child.setSizeRequest(width: leastWidth)
        // The holder that GTK would make takes the keyboard.
        guard let holder = gtk_flow_box_child_new() else { return }
        gtk_widget_set_can_focus(holder, 0)
        gtk_container_add(
            UnsafeMutableRawPointer(holder).assumingMemoryBound(to: GtkContainer.self),
            child.cast())
        gtk_widget_show(holder)
        gtk_flow_box_insert(cast(), holder, -1)
    }

    public override func remove(_ child: Widget) {
        guard child.parent === self, let holder = gtk_widget_get_parent(child.cast()) else {
            return
        }
        super.remove(child)
        gtk_widget_destroy(holder)
    }
}
