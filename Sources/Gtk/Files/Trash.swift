import CGtk

/// The desktop's trash, from which people get things back.
public nonisolated enum Trash {
    /// Moves the file or folder there. Waits for the disk; from any thread.
    public static func move(_ path: String) throws(SystemError) {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        _ = try SystemError.check { g_file_trash(file, nil, &$0) }
    }
}
