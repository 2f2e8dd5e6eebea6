internal import Foundation
internal import Gtk
internal import JournalFeature
internal import Signals

/// The dialogs that choose files and folders to import and journals to open, and the files that are
/// dropped on the window.
final class FileChoosers {
    /// Returns whether the dropped files were taken as the picture of the film on show. Others are
    /// imported.
    var takesPicture: ([String]) -> Bool = { _ in false }

    private let parent: Window
    private var subscriptions = Subscriptions()

    init(over parent: Window, actions: WindowActions, events: WindowEvents) {
        self.parent = parent
        actions.on(.importFolder) { [weak self] in
            self?.chooseFolder(localized("Import a Folder"), in: UserFolders.downloads) {
                events.interchange.filesToImport.emit([$0])
            }
        }
        actions.on(.chooseJournal) { [weak self] in
            self?.chooseFolder(localized("Open a Journal"), in: nil) {
                events.journal.openJournal.emit($0)
            }
        }
        parent.onFilesDropped { [weak self] paths in
            if self?.takesPicture(paths) == true { return }
            events.interchange.filesToImport.emit(paths.map { URL(filePath: $0) })
        }
        subscriptions +=
            events.interchange.chooseFiles.signal.onReception § eachTime § inAnyCase § {
                [weak self] in
                self?.chooseFiles { events.interchange.filesToImport.emit($0) }
            }
    }

    private func chooseFiles(_ chosen: @escaping ([URL]) -> Void) {
        let chooser = FileChooser(
            .open, title: localized("Import"), accept: localized("_Open"),
            cancel: localized("_Cancel"), parent: parent)
        chooser.allowsSeveral = true
        chooser.setCurrentFolder(UserFolders.downloads)
        chooser.presentForSeveral { paths in
            if !paths.isEmpty { chosen(paths.map { URL(filePath: $0) }) }
        }
    }

    /// Asks for a folder. A dialog that opens files enters folders instead of choosing them.
    private func chooseFolder(
        _ title: String, in folder: String?, _ chosen: @escaping (URL) -> Void
    ) {
        let chooser = FileChooser(
            .selectFolder, title: title, accept: localized("_Open"), cancel: localized("_Cancel"),
            parent: parent)
        if let folder { chooser.setCurrentFolder(folder) }
        chooser.present { path in
            if let path { chosen(URL(filePath: path)) }
        }
    }
}
