internal import Gtk
internal import JournalStore

/// The desktop's trash, for the journal.
@MainActor
final class DesktopTrash: TrashesFiles {
    func moveToTrash(_ path: String) async throws(TrashFailure) {
        do throws(SystemError) {
            try await Self.move(path)
        } catch {
            throw TrashFailure(error.message)
        }
    }

    /// Off the main actor, because a trash on a slow disk would hold up the window.
    @concurrent
    private nonisolated static func move(_ path: String) async throws(SystemError) {
        try Trash.move(path)
    }
}
