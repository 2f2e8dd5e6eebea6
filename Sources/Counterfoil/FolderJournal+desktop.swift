internal import Foundation
internal import Gtk
internal import JournalStore
internal import Wording

extension FolderJournal {
    /// Makes a journal that uses the desktop's monitors and its trash, without opening it.
    convenience init(onDesktop folder: URL) {
        self.init(
            folder: folder, monitor: DesktopMonitor(), trash: DesktopTrash(),
            locale: Localizer().locale, places: ProgramFolders.places)
    }
}

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

        func stop() { monitor = nil }
    }
}

/// Moves the journal's files to the desktop's trash.
@MainActor
final class DesktopTrash: TrashesFiles {
    /// The files in the trash, by their former paths.
    private var trashed: [String: [TrashedFile]] = [:]

    func moveToTrash(_ path: String) async throws(TrashFailure) {
        do throws(SystemError) {
            guard let file = try await Self.move(path) else { return }
            trashed[path, default: []].append(file)
        } catch {
            throw TrashFailure(saying: error.message, of: path, isMissing: error.isNotSupported)
        }
    }

    func moveBack(_ path: String) async -> Bool {
        guard let file = trashed[path]?.last, await Self.moveBack(file) else { return false }
        trashed[path]?.removeLast()
        return true
    }

    func moveBack(_ path: String, holding content: [UInt8]) async -> Bool {
        guard let file = await Self.find(path, holding: content), await Self.moveBack(file) else {
            return false
        }
        trashed[path]?.removeAll { $0 == file }
        return true
    }

    /// Moves a file off the main actor, because a trash on a slow disk would block the window.
    @concurrent
    private nonisolated static func move(_ path: String) async throws(SystemError) -> TrashedFile? {
        try Trash.move(path)
    }

    @concurrent
    private nonisolated static func find(
        _ path: String, holding content: [UInt8]
    ) async -> TrashedFile? {
        Trash.file(from: path) { FileManager.default.contents(atPath: $0) == Data(content) }
    }

    @concurrent
    private nonisolated static func moveBack(_ file: TrashedFile) async -> Bool {
        file.moveBack()
    }
}
