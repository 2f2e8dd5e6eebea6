internal import Foundation
internal import Gtk
internal import InterchangeFeature
internal import Signals

/// The windows in which files are chosen, an import is looked at, and an export is.
final class InterchangeWindows {
    private let parent: Window

    init(over parent: Window, actions: WindowActions, signals: WindowSignals) {
        self.parent = parent
        actions.onImportFolder = { [weak self] in
            self?.chooseFolder { signals.filesDropped.emit([$0]) }
        }
        parent.onFilesDropped { paths in
            signals.filesDropped.emit(paths.map { URL(filePath: $0) })
        }
    }

    func chooseFiles(_ chosen: @escaping ([URL]) -> Void) {
        let chooser = FileChooser(
            .open, title: "Import", accept: "_Open", cancel: "_Cancel", parent: parent)
        chooser.allowsSeveral = true
        chooser.setCurrentFolder(UserFolders.downloads)
        chooser.presentForSeveral { paths in
            if !paths.isEmpty { chosen(paths.map { URL(filePath: $0) }) }
        }
    }

    /// A dialog that opens files enters folders instead of taking them.
    private func chooseFolder(_ chosen: @escaping (URL) -> Void) {
        let chooser = FileChooser(
            .selectFolder, title: "Import a Folder", accept: "_Open", cancel: "_Cancel",
            parent: parent)
        chooser.setCurrentFolder(UserFolders.downloads)
        chooser.present { path in
            if let path { chosen(URL(filePath: path)) }
        }
    }

    func openImport(_ preview: ImportViewModel) -> ImportWindow {
        let screen = ImportWindow(preview, parent: parent)
        screen.presentSoon()
        return screen
    }

    func openExport(_ export: ExportViewModel) -> ExportWindow {
        let screen = ExportWindow(export, parent: parent)
        screen.present()
        return screen
    }
}
