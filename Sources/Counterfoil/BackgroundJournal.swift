internal import Foundation
internal import JournalStore

/// The user's own journal while it has no window. It is opened for the first question, and never
/// created.
@MainActor
final class BackgroundJournal {
    private let folder: URL
    private var opened: (journal: FolderJournal, opening: Task<Void, Never>)?

    init(_ folder: URL) {
        self.folder = folder
    }

    /// Returns the journal once its folder has been read.
    func journal() async -> FolderJournal {
        let (journal, opening) = opened ?? open()
        await opening.value
        return journal
    }

    /// Releases the journal, because it gets a window.
    func close() {
        opened = nil
    }

    private func open() -> (FolderJournal, Task<Void, Never>) {
        let journal = FolderJournal(onDesktop: folder)
        let opened = (journal, Task { await journal.open() })
        self.opened = opened
        return opened
    }
}
