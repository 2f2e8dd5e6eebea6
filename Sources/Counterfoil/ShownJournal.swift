internal import Foundation
internal import JournalStore
internal import Wording

/// A journal that gets a window, and is opened on other processors while that is made on this one, so that
/// the first frame has rows in it.
@MainActor
struct ShownJournal {
    let folder: URL
    /// Whether it is the user's own, and made where there is none.
    let isOwn: Bool
    /// Whether it was not there before.
    let isNew: Bool
    let journal: FolderJournal
    /// Ends when there is something to show.
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
                createIfMissing: isOwn, readingAhead: true, beforeRows: LocalWords.prepareRows)
        }
    }
}
