import CGtk

/// GIO's monitor of one folder: tells what happens to the files in it, until it is released.
///
/// Names come on the main actor, one by one and as it happens. Of the folder itself nothing is told:
/// who wants to know whether it comes and goes watches the one above it. Who watches many files
/// gathers them.
public final class FolderMonitor: Object {
    /// - Parameters:
    ///   - path: absolute.
    ///   - handler: gets the name of a file that came, went or changed, or of which the system says
    ///     something else, such as who may write to it. Of a rename both names.
    public init(
        _ path: String, onChange handler: @escaping (_ name: String) -> Void
    ) throws(SystemError) {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        let monitor = try SystemError.check {
            g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, &$0)
        }
        guard let monitor else { throw SystemError("The folder cannot be watched.") }
        super.init(owning: UnsafeMutableRawPointer(monitor))
        // Milliseconds between two reports of a change to the same file; 800 unless set.
        g_file_monitor_set_rate_limit(monitor, 100)
        SignalConnection.connect(
            pointer, "changed",
            files: { file, otherFile in
                for file in [file, otherFile] {
                    if let name = Self.name(of: file, in: path) { handler(name) }
                }
            })
    }

    isolated deinit {
        g_file_monitor_cancel(cast())
    }

    /// Nil for the folder itself, and for a place outside of it.
    private static func name(of file: UnsafeMutableRawPointer?, in path: String) -> String? {
        guard let file else { return nil }
        let folder = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
        return String(owning: g_file_get_relative_path(folder, OpaquePointer(file)))
    }
}
