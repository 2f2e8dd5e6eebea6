import CGtk

/// Tells what happens to the files of one folder, and to the folder, until it is released.
///
/// Events come on the main actor, one by one and as they happen; the folder need not be there
/// yet. Who watches many files gathers them.
public final class FolderMonitor {
    private let path: String
    private let handler: (FolderEvent) -> Void
    private var contents: FileMonitor?
    private var surroundings: FileMonitor?

    /// - Parameter path: absolute.
    public init(
        _ path: String, onEvent handler: @escaping (FolderEvent) -> Void
    ) throws(SystemError) {
        self.path = path
        self.handler = handler
        contents = try watch(path) { $0.contentsDidChange($1) }
        // GIO looks for a folder that has gone only every few seconds.
        if let parent = String(owning: g_path_get_dirname(path)), parent != path {
            surroundings = try watch(parent) { $0.surroundingsDidChange($1) }
        }
    }

    private func watch(
        _ folder: String, _ report: @escaping (FolderMonitor, FileMonitor.Change) -> Void
    ) throws(SystemError) -> FileMonitor {
        try FileMonitor(folder) { [weak self] change in
            if let self { report(self, change) }
        }
    }

    private func contentsDidChange(_ change: FileMonitor.Change) {
        // What concerns the folder itself is heard from its surroundings, and once.
        guard change.path != path, let event = FolderEvent(change) else { return }
        handler(event)
    }

    private func surroundingsDidChange(_ change: FileMonitor.Change) {
        if change.path == path, change.kind.isEnd {
            handler(.folderDisappeared)
        } else if change.path == path, change.kind == .attributesChanged {
            handler(.folderChanged)
        } else if (change.path == path && change.kind == .appeared)
            || (change.otherPath == path && change.kind == .renamed)
        {
            // The old watch is on what was deleted. That it cannot be renewed is no reason to
            // keep silent about the folder.
            contents = try? watch(path) { $0.contentsDidChange($1) }
            handler(.folderAppeared)
        }
    }
}
