internal import Foundation
internal import JournalStore
internal import Wording

extension FolderJournal {
    /// A journal that the desktop watches and whose trash is the desktop's, not opened yet.
    convenience init(onDesktop folder: URL) {
        self.init(
            folder: folder, monitor: DesktopMonitor(), trash: DesktopTrash(),
            locale: LocalWords().locale)
    }
}
