import CGtk

/// The `GtkTreeModel` behind a list: it knows how many rows there are, and nothing about them.
final class ListModel: Object {
    init() {
        super.init(
            owning: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)))
    }

    /// How many rows the tree view knows of.
    var count: Int { Int(instance.pointee.count) }

    /// Sets the count without a word to the tree view, which must not have the model then.
    func restart(count: Int) {
        instance.pointee.stamp &+= 1
        instance.pointee.count = gint(clamping: count)
    }

    /// Adds rows at the end.
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

    /// The last row goes first: GTK then has least to move.
    func removeLast(_ removed: Int) {
        guard let path = ListModel.path(to: count - 1) else { return }
        defer { gtk_tree_path_free(path) }
        for _ in 0..<removed {
            restart(count: count - 1)
            gtk_tree_model_row_deleted(opaque, path)
            _ = gtk_tree_path_prev(path)
        }
    }

    /// Tells that the first rows say something else.
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

    /// A path to free with `gtk_tree_path_free`.
    static func path(to index: Int) -> OpaquePointer? {
        var index = gint(clamping: index)
        return gtk_tree_path_new_from_indicesv(&index, 1)
    }

    /// The row a path leads to.
    nonisolated static func index(of path: OpaquePointer?) -> Int? {
        guard let path, gtk_tree_path_get_depth(path) == 1,
            let indices = gtk_tree_path_get_indices(path)
        else { return nil }
        return Int(indices.pointee)
    }

    private var instance: UnsafeMutablePointer<CounterfoilListModel> { cast() }
}
