import CGtk

/// The accessible of a drawing: a chart with its name and description, whose children are the
/// parts.
nonisolated enum DrawingAccessible {
    static let type: GType = g_type_register_static_simple(
        gtk_widget_accessible_get_type(), "CounterfoilDrawingAccessible",
        guint(MemoryLayout<GtkWidgetAccessibleClass>.size),
        { table, _ in
            guard let table else { return }
            DrawingAccessible.describe(table.assumingMemoryBound(to: AtkObjectClass.self))
        }, guint(MemoryLayout<GtkWidgetAccessible>.size), nil, GTypeFlags(rawValue: 0))

    private static func describe(_ table: UnsafeMutablePointer<AtkObjectClass>) {
        table.pointee.get_role = { _ in ATK_ROLE_CHART }
        table.pointee.get_n_children = { accessible in
            guard let owner = DrawingAccessible.owner(of: accessible) else { return 0 }
            return MainActor.assumeIsolated { gint(owner.parts.count) }
        }
        table.pointee.ref_child = { accessible, index in
            guard let accessible, let owner = DrawingAccessible.owner(of: accessible)
            else { return nil }
            let child = MainActor.assumeIsolated { UInt(bitPattern: owner.partAccessible(index)) }
            guard let child = UnsafeMutableRawPointer(bitPattern: child) else { return nil }
            g_object_ref(child)
            return child.assumingMemoryBound(to: AtkObject.self)
        }
    }

    static func owner(of accessible: UnsafeMutablePointer<AtkObject>?) -> DrawingArea? {
        guard let accessible else { return nil }
        return DrawingArea.owner(
            of: gtk_accessible_get_widget(
                UnsafeMutableRawPointer(accessible).assumingMemoryBound(to: GtkAccessible.self)))
    }
}
