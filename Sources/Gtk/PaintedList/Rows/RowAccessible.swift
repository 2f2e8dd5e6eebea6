import CGtk

/// The accessible of a row: a table cell whose name is the row as a sentence, with the icon's
/// meaning as an image description, and the words as they are written as an attribute.
///
/// The name is made when it is read, so that unread rows cost nothing.
nonisolated enum RowAccessible {
    static let type: GType = {
        let type = g_type_register_static_simple(
            gtk_renderer_cell_accessible_get_type(), "CounterfoilRowAccessible",
            guint(MemoryLayout<GtkRendererCellAccessibleClass>.size),
            { table, _ in
                guard let table else { return }
                RowAccessible.describe(table)
            }, guint(MemoryLayout<CounterfoilRowAccessible>.size), nil, GTypeFlags(rawValue: 0))
        var image = GInterfaceInfo(
            interface_init: { table, _ in
                table?.assumingMemoryBound(to: AtkImageIface.self).pointee
                    .get_image_description = { image in
                        image.flatMap { RowAccessible.description(of: UnsafeMutableRawPointer($0)) }
                    }
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, atk_image_get_type(), &image)
        var action = GInterfaceInfo(
            interface_init: { table, _ in
                guard let table else { return }
                RowAccessible.describeAction(table.assumingMemoryBound(to: AtkActionIface.self))
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, atk_action_get_type(), &action)
        return type
    }()

    private static func describe(_ table: UnsafeMutableRawPointer) {
        let object = table.assumingMemoryBound(to: AtkObjectClass.self)
        object.pointee.get_name = { cell in
            guard let cell else { return nil }
            RowAccessible.refresh(cell)
            return UnsafePointer(RowAccessible.instance(cell).pointee.name)
        }
        object.pointee.get_attributes = { cell in
            guard let cell else { return nil }
            return RowAccessible.adding(
                wordsOf: cell,
                to: RowAccessible.parentClass(AtkObjectClass.self)?.get_attributes?(cell))
        }
        object.pointee.get_parent = { cell in
            guard let cell, RowAccessible.isInList(cell) else { return nil }
            return RowAccessible.parentClass(AtkObjectClass.self)?.get_parent(cell)
        }
        object.pointee.get_index_in_parent = { cell in
            guard let cell, RowAccessible.isInList(cell) else { return -1 }
            return RowAccessible.parentClass(AtkObjectClass.self)?.get_index_in_parent(cell) ?? -1
        }
        table.assumingMemoryBound(to: GtkCellAccessibleClass.self).pointee.update_cache = {
            cell, isChange in
            guard let cell else { return }
            RowAccessible.register(cell)
            if isChange != 0 { RowAccessible.announceChange(of: cell) }
        }
        table.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
            guard let object else { return }
            RowAccessible.forget(object)
            RowAccessible.parentClass(GObjectClass.self)?.finalize(object)
        }
    }

    private static func parentClass<Class>(_ type: Class.Type) -> Class? {
        g_type_class_peek(gtk_renderer_cell_accessible_get_type())?
            .assumingMemoryBound(to: type).pointee
    }

    static func instance(
        _ cell: UnsafeMutableRawPointer
    ) -> UnsafeMutablePointer<CounterfoilRowAccessible> {
        cell.assumingMemoryBound(to: CounterfoilRowAccessible.self)
    }
}
