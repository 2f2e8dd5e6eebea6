import CGtk

/// GIO's monitor of one folder, which is cancelled when this is released.
final class FileMonitor: Object {
    nonisolated enum Kind {
        case appeared, changed, disappeared, renamed
        /// What the system says about it changed, such as who may write to it.
        case attributesChanged

        /// Whether the path no longer leads to what it led to.
        var isEnd: Bool { self == .disappeared || self == .renamed }

        init?(_ event: GFileMonitorEvent) {
            switch event {
            case G_FILE_MONITOR_EVENT_CREATED, G_FILE_MONITOR_EVENT_MOVED_IN: self = .appeared
            case G_FILE_MONITOR_EVENT_CHANGED, G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT:
                self = .changed
            case G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED: self = .attributesChanged
            case G_FILE_MONITOR_EVENT_DELETED, G_FILE_MONITOR_EVENT_MOVED_OUT,
                G_FILE_MONITOR_EVENT_UNMOUNTED:
                self = .disappeared
            case G_FILE_MONITOR_EVENT_RENAMED: self = .renamed
            default: return nil
            }
        }
    }

    struct Change {
        let kind: Kind
        let path: String
        let otherPath: String?
    }

    init(_ folder: String, onChange handler: @escaping (Change) -> Void) throws(SystemError) {
        let file = g_file_new_for_path(folder)
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
            fileEvent: { file, otherFile, event in
                guard let kind = Kind(event), let path = Self.path(file) else { return }
                handler(Change(kind: kind, path: path, otherPath: Self.path(otherFile)))
            })
    }

    isolated deinit {
        g_file_monitor_cancel(cast())
    }

    private static func path(_ file: UnsafeMutableRawPointer?) -> String? {
        guard let file else { return nil }
        return String(owning: g_file_get_path(OpaquePointer(file)))
    }
}

extension FolderEvent {
    init?(_ change: FileMonitor.Change) {
        guard let name = String(owning: g_path_get_basename(change.path)) else { return nil }
        switch change.kind {
        case .appeared: self = .appeared(name)
        case .changed, .attributesChanged: self = .changed(name)
        case .disappeared: self = .disappeared(name)
        case .renamed:
            let other = change.otherPath.flatMap { String(owning: g_path_get_basename($0)) }
            self = other.map { .renamed(from: name, to: $0) } ?? .disappeared(name)
        }
    }
}
