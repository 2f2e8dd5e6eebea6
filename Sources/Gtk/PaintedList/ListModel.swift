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
            var iterator = GtkTreeIter()
            iterator.stamp = instance.pointee.stamp
            iterator.user_data = UnsafeMutableRawPointer(bitPattern: row)
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
            var iterator = GtkTreeIter()
            iterator.stamp = instance.pointee.stamp
            iterator.user_data = UnsafeMutableRawPointer(bitPattern: row)
            gtk_tree_model_row_changed(opaque, path, &iterator)
            gtk_tree_path_next(path)
        }
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
