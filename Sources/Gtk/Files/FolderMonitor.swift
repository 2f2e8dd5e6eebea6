import CGtk

/// A monitor of one folder, which reports changes of the files in it until it is released.
///
/// Names arrive on the main actor, one by one. Of the folder itself only the unmounting of its disk
/// is reported: to learn whether it appears or disappears, watch its parent. A caller that watches
/// many files should combine the reports.
public final class FolderMonitor: Object {
    /// Starts to watch a folder.
    ///
    /// - Parameters:
    ///   - path: the absolute path of the folder.
    ///   - handler: called with the name of a file that was added, removed or changed, or whose
    ///     attributes changed, such as its permissions. A rename reports both names. The name is
    ///     empty if the folder's disk was unmounted, after which nothing more is reported.
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
        // The rate limit is in milliseconds between two reports about one file; GIO's default is
        // 800.
        g_file_monitor_set_rate_limit(monitor, 100)
        on("changed") {
            (file: UnsafeMutableRawPointer?, otherFile: UnsafeMutableRawPointer?, event: Int) in
            if event == Int(G_FILE_MONITOR_EVENT_UNMOUNTED.rawValue) { return handler("") }
            for file in [file, otherFile] {
                if let name = Self.name(of: file, in: path) { handler(name) }
            }
        }
    }

    isolated deinit { g_file_monitor_cancel(cast()) }

    /// Returns the name of a file in the folder, or `nil` for the folder itself or a place outside
    /// of it.
    private static func name(of file: UnsafeMutableRawPointer?, in path: String) -> String? {
        guard let file else { return nil }
        let folder = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
        return String(owning: g_file_get_relative_path(folder, OpaquePointer(file)))
    }
}
