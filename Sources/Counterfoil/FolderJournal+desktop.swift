internal import Foundation
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
