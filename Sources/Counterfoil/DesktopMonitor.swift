internal import Gtk
internal import JournalStore

/// Watches folders by GIO's monitors.
@MainActor
final class DesktopMonitor: WatchesFolder {
    /// Watches a folder. If that fails, changes by other programs show when the folder is read
    /// again.
    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch {
        // The question is asked first, because the watch may use up the user's limit.
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
