internal import Gtk
internal import JournalStore

/// GIO's monitors of folders, for the journal.
@MainActor
final class DesktopMonitor: WatchesFolder {
    /// A folder that cannot be watched is still read; what other programs do in it then shows at
    /// the next start.
    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch {
        Watch(try? FolderMonitor(path, onChange: report))
    }

    private final class Watch: FolderWatch {
        private var monitor: FolderMonitor?

        init(_ monitor: FolderMonitor?) {
            self.monitor = monitor
        }

        func stop() {
            monitor = nil
        }
    }
}
