import CGtk

/// A class of stacks in which Tab leads through the visible child, and no other.
///
/// A child that slides out can take the focus for as long as it is drawn, so that an early press of
/// Tab would lead into it, and the focus would be lost at the end.
nonisolated enum StackFocus {
    static let type: GType = g_type_register_static_simple(
        gtk_stack_get_type(), "CounterfoilStack", guint(MemoryLayout<GtkStackClass>.size),
        { table, _ in
            table?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = {
                stack, direction in
                guard let stack = UnsafeMutableRawPointer(stack),
                    let child = gtk_stack_get_visible_child(
                        stack.assumingMemoryBound(to: GtkStack.self))
                else { return 0 }
                return gtk_widget_child_focus(child, direction)
            }
        }, guint(MemoryLayout<GtkStack>.size), nil, GTypeFlags(rawValue: 0))
}
