import CGtk

/// The `GtkTreeModel` of a list, which knows the number of rows, but not their content.
final class ListModel: Object {
    init() {
        super.init(
            owning: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)))
    }

    /// The number of rows that the tree view knows of.
    var count: Int { Int(instance.pointee.count) }

    /// Sets the count without signals to the tree view, which must not have the model at that time.
    func restart(count: Int) {
        instance.pointee.stamp &+= 1
        instance.pointee.count = gint(clamping: count)
    }

    func append(_ added: Int) {
        guard let path = ListModel.path(to: count) else { return }
        defer { gtk_tree_path_free(path) }
        for row in count..<count + added {
            restart(count: row + 1)
            var iterator = iterator(at: row)
            gtk_tree_model_row_inserted(opaque, path, &iterator)
            gtk_tree_path_next(path)
        }
    }

    /// Removes rows from the end, the last one first, which costs GTK the least work.
    func removeLast(_ removed: Int) {
        guard let path = ListModel.path(to: count - 1) else { return }
        defer { gtk_tree_path_free(path) }
        for _ in 0..<removed {
            restart(count: count - 1)
            gtk_tree_model_row_deleted(opaque, path)
            _ = gtk_tree_path_prev(path)
        }
    }

    /// Tells the tree view that the first rows have changed.
    func tellChanged(upTo most: Int) {
        guard let path = ListModel.path(to: 0) else { return }
        defer { gtk_tree_path_free(path) }
        for row in 0..<min(count, most) {
            var iterator = iterator(at: row)
            gtk_tree_model_row_changed(opaque, path, &iterator)
            gtk_tree_path_next(path)
        }
    }

    private func iterator(at row: Int) -> GtkTreeIter {
        var iterator = GtkTreeIter()
        iterator.stamp = instance.pointee.stamp
        iterator.user_data = UnsafeMutableRawPointer(bitPattern: row)
        return iterator
    }

    /// Returns a path to a row, which the caller frees with `gtk_tree_path_free`.
    static func path(to index: Int) -> OpaquePointer? {
        var index = gint(clamping: index)
        return gtk_tree_path_new_from_indicesv(&index, 1)
    }

    nonisolated static func index(of path: OpaquePointer?) -> Int? {
        guard let path, gtk_tree_path_get_depth(path) == 1,
            let indices = gtk_tree_path_get_indices(path)
        else { return nil }
        return Int(indices.pointee)
    }

    private var instance: UnsafeMutablePointer<CounterfoilListModel> { cast() }
}

/// The GObject type of the model, and the functions that GTK calls. An iterator is the index of a
/// row with the model's stamp; no function asks for the content of a row.
nonisolated extension ListModel {
    static let type: GType = {
        let type = ObjectClass.register(
            "CounterfoilListModel", below: counterfoil_type_object(),
            size: MemoryLayout<CounterfoilListModel>.size
        ) { (_: UnsafeMutablePointer<GObjectClass>) in }
        ObjectClass.add(gtk_tree_model_get_type(), to: type, ListModel.describe)
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

    private static func instance(
        _ model: OpaquePointer?
    ) -> UnsafeMutablePointer<CounterfoilListModel>? { model?.cast() }
}
