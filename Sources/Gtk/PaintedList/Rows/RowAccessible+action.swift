import CGtk

/// The action of a row, which is activation. GTK's cells have two more, of which the first expands
/// a row that has no children, and the second edits a cell that cannot be edited and logs a
/// warning.
nonisolated extension RowAccessible {
    /// The index of the activation among the actions of GTK's cells.
    private static let activation: gint = 2

    static func describeAction(_ table: UnsafeMutablePointer<AtkActionIface>) {
        table.pointee.get_n_actions = { _ in 1 }
        table.pointee.do_action = { cell, number in
            guard number == 0, let cell, RowAccessible.isInList(UnsafeMutableRawPointer(cell))
            else { return 0 }
            return RowAccessible.cellAction()?.do_action(cell, RowAccessible.activation) ?? 0
        }
        table.pointee.get_name = { cell, number in
            guard number == 0 else { return nil }
            return RowAccessible.cellAction()?.get_name(cell, RowAccessible.activation)
        }
        table.pointee.get_localized_name = { cell, number in
            guard number == 0 else { return nil }
            return RowAccessible.cellAction()?
                .get_localized_name(cell, RowAccessible.activation)
        }
        table.pointee.get_description = { cell, number in
            guard number == 0 else { return nil }
            return RowAccessible.cellAction()?.get_description(cell, RowAccessible.activation)
        }
        table.pointee.get_keybinding = { _, _ in nil }
    }

    /// Returns the implementation of the interface in GTK's cells.
    private static func cellAction() -> AtkActionIface? {
        guard let parent = g_type_class_peek(gtk_renderer_cell_accessible_get_type()) else {
            return nil
        }
        return g_type_interface_peek(parent, atk_action_get_type())?
            .assumingMemoryBound(to: AtkActionIface.self).pointee
    }
}
