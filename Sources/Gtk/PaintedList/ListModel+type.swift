import CGtk

/// The GObject type of the model, and the functions that GTK calls. An iterator is the index of a
/// row with the model's stamp; no function asks for the content of a row.
nonisolated extension ListModel {
    static let type: GType = {
        let type = g_type_register_static_simple(
            GType(counterfoil_type_object()), "CounterfoilListModel",
            guint(MemoryLayout<GObjectClass>.size), nil,
            guint(MemoryLayout<CounterfoilListModel>.size), nil, GTypeFlags(rawValue: 0))
        var interface = GInterfaceInfo(
            interface_init: { table, _ in
                guard let table else { return }
                ListModel.describe(table.assumingMemoryBound(to: GtkTreeModelIface.self))
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, gtk_tree_model_get_type(), &interface)
        return type
    }()

    private static func describe(_ interface: UnsafeMutablePointer<GtkTreeModelIface>) {
        interface.pointee.get_flags = { _ in GTK_TREE_MODEL_LIST_ONLY }
        interface.pointee.get_n_columns = { _ in 1 }
        interface.pointee.get_column_type = { _, _ in counterfoil_type_int() }
        interface.pointee.get_iter = { model, iterator, path in
            ListModel.point(iterator, at: ListModel.index(of: path), in: model)
        }
        interface.pointee.get_path = { model, iterator in
            guard var index = ListModel.index(of: iterator, in: model).map(gint.init) else {
                return nil
            }
            return gtk_tree_path_new_from_indicesv(&index, 1)
        }
        interface.pointee.get_value = { model, iterator, _, value in
            guard let value else { return }
            g_value_init(value, counterfoil_type_int())
            g_value_set_int(value, gint(ListModel.index(of: iterator, in: model) ?? -1))
        }
        interface.pointee.iter_next = { model, iterator in
            ListModel.move(iterator, by: 1, in: model)
        }
        interface.pointee.iter_previous = { model, iterator in
            ListModel.move(iterator, by: -1, in: model)
        }
        interface.pointee.iter_children = { model, iterator, parent in
            ListModel.point(iterator, at: parent == nil ? 0 : nil, in: model)
        }
        interface.pointee.iter_has_child = { _, _ in 0 }
        interface.pointee.iter_n_children = { model, parent in
            parent == nil ? ListModel.instance(model)?.pointee.count ?? 0 : 0
        }
        interface.pointee.iter_nth_child = { model, iterator, parent, index in
            ListModel.point(iterator, at: parent == nil ? Int(index) : nil, in: model)
        }
        interface.pointee.iter_parent = { model, iterator, _ in
            ListModel.point(iterator, at: nil, in: model)
        }
    }

    /// Returns the row of an iterator, or `nil` if rows were added or removed since.
    static func index(of iterator: UnsafeMutablePointer<GtkTreeIter>?, in model: OpaquePointer?)
        -> Int?
    {
        guard let iterator, let instance = instance(model),
            iterator.pointee.stamp == instance.pointee.stamp
        else { return nil }
        return Int(bitPattern: iterator.pointee.user_data)
    }

    private static func move(
        _ iterator: UnsafeMutablePointer<GtkTreeIter>?, by step: Int, in model: OpaquePointer?
    ) -> gboolean {
        point(iterator, at: index(of: iterator, in: model).map { $0 + step }, in: model)
    }

    /// Sets the iterator to a row and returns true, or invalidates it and returns false if there is
    /// no such row.
    private static func point(
        _ iterator: UnsafeMutablePointer<GtkTreeIter>?, at index: Int?, in model: OpaquePointer?
    ) -> gboolean {
        guard let iterator, let instance = instance(model) else { return 0 }
        guard let index, index >= 0, index < Int(instance.pointee.count) else {
            iterator.pointee.stamp = 0
            return 0
        }
        iterator.pointee.stamp = instance.pointee.stamp
        iterator.pointee.user_data = UnsafeMutableRawPointer(bitPattern: index)
        return 1
    }

    private static func instance(_ model: OpaquePointer?) -> UnsafeMutablePointer<
        CounterfoilListModel
    >? {
        model.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: CounterfoilListModel.self) }
    }
}
