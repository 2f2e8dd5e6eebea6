internal import Gtk
internal import JournalStore

/// GIO's monitors of folders, for the journal.
@MainActor
final class DesktopMonitor: WatchesFolder {
    /// A folder that cannot be watched is still read; what other programs do in it then shows when it is
    /// looked at again.
    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch {
        // This watch may be the last one that the user has left.
        let isTold = SystemNews.tells(of: path)
        return Watch(try? FolderMonitor(path, onChange: report), isTold: isTold)
    }

    private final class Watch: FolderWatch {
        private var monitor: FolderMonitor?
        let isTold: Bool

        init(_ monitor: FolderMonitor?, isTold: Bool) {
            self.monitor = monitor
            self.isTold = monitor != nil && isTold
        }

        func stop() {
            monitor = nil
        }
    }
}
