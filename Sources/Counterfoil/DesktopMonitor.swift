internal import Gtk
internal import JournalStore

/// GIO's monitor of a folder, for the journal.
@MainActor
final class DesktopMonitor: WatchesFolder {
    /// A folder that cannot be watched is still read; what other programs do in it then shows at
    /// the next start.
    func watch(
        _ path: String, report: @escaping @MainActor (JournalStore.FolderEvent) -> Void
    ) -> any FolderWatch {
        Watch(
            try? FolderMonitor(path) { event in
                for event in Self.events(event) { report(event) }
            })
    }

    private static func events(_ event: Gtk.FolderEvent) -> [JournalStore.FolderEvent] {
        switch event {
        case .appeared(let name), .changed(let name), .disappeared(let name): [.file(name)]
        case .renamed(let from, let to): [.file(from), .file(to)]
        case .folderDisappeared, .folderAppeared, .folderChanged: [.folder]
        }
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
