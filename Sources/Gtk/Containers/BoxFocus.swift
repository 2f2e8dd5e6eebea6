import CGtk

/// Moves the keyboard focus through a box with a custom layout: from child to child in their order.
/// GTK would sort children side by side by their vertical middles, and so visit them out of order.
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

    /// Moves the focus, and returns false past the last child, or before the first.
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
