import CGtk

/// Tab through a box with a layout of our own: from child to child in their order. GTK would go by the
/// middles of what stands side by side, and so to the lowest child first.
nonisolated enum BoxFocus {
    static func describe(_ table: UnsafeMutablePointer<GtkWidgetClass>) {
        table.pointee.focus = { widget, direction in
            guard let widget else { return 0 }
            switch direction {
            case GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD:
                return BoxFocus.moveOn(in: widget, direction) ? 1 : 0
            default:
                let container = g_type_class_peek(gtk_container_get_type())?
                    .assumingMemoryBound(to: GtkWidgetClass.self)
                return container?.pointee.focus?(widget, direction) ?? 0
            }
        }
    }

    /// False past the last child, or before the first.
    private static func moveOn(
        in box: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType
    ) -> Bool {
        let container = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkContainer.self)
        let inOrder = BoxChild.widgets(of: box)
        let children = direction == GTK_DIR_TAB_FORWARD ? inOrder : inOrder.reversed()
        let begun = gtk_container_get_focus_child(container)
            .flatMap { focused in children.firstIndex(of: focused) }
        return children[(begun ?? 0)...].contains { gtk_widget_child_focus($0, direction) != 0 }
    }
}
