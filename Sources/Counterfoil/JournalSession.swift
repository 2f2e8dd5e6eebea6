internal import Foundation
internal import JournalStore
internal import Wording

/// A journal for a window. It is opened on other threads while the window is made, so that the
/// first frame has rows.
@MainActor
struct JournalSession {
    let folder: URL
    /// Whether it is the user's own, which is created if it is missing.
    let isOwn: Bool
    /// Whether it did not exist before.
    let isNew: Bool
    let journal: FolderJournal
    /// The task that ends when there is something to show.
    let opening: Task<Void, Never>

    init(_ folder: URL, isOwn: Bool) {
        let journal = FolderJournal(onDesktop: folder)
        self.folder = folder
        self.isOwn = isOwn
        self.journal = journal
        isNew =
            isOwn
            && !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
        opening = Task.immediate {
            await journal.start(
                createIfMissing: isOwn, readingAhead: true, beforeRows: Localizer.prepareRows)
        }
    }
}
