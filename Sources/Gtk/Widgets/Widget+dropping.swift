import CGtk

extension Widget {
    /// Calls `handler` with the paths of files and folders that are dropped on the widget. Anything
    /// that is not a local file is left out; if nothing is left, `handler` is not called.
    public final func onFilesDropped(_ handler: @escaping ([String]) -> Void) {
        gtk_drag_dest_set(cast(), GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
        gtk_drag_dest_add_uri_targets(cast())
        on("drag-data-received") {
            (_: UnsafeMutableRawPointer?, _: Int, _: Int, data: UnsafeMutableRawPointer?) in
            guard let data else { return }
            let paths = Self.paths(in: OpaquePointer(data))
            if !paths.isEmpty { handler(paths) }
        }
    }

    private static func paths(in data: OpaquePointer) -> [String] {
        guard let uris = gtk_selection_data_get_uris(data) else { return [] }
        defer { g_strfreev(uris) }
        var paths: [String] = []
        var place = 0
        while let uri = uris[place] {
            if let path = String(owning: g_filename_from_uri(uri, nil, nil)) { paths.append(path) }
            place += 1
        }
        return paths
    }
}
