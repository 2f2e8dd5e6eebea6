internal import Foundation
internal import JournalStore

/// The user's own journal while it has no window: it is opened when somebody looks for something in it, and
/// never made.
@MainActor
final class UnseenJournal {
    private let folder: URL
    private var opened: (journal: FolderJournal, opening: Task<Void, Never>)?

    init(_ folder: URL) {
        self.folder = folder
    }

    /// The journal with all that is in its folder.
    func journal() async -> FolderJournal {
        let (journal, opening) = opened ?? open()
        await opening.value
        return journal
    }

    /// Lets go of it, because it gets a window.
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
