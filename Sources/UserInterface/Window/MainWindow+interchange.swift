public import Foundation
internal import Gtk
public import InterchangeFeature
internal import JournalFeature
public import Presentation
public import Signals

extension MainWindow: DisplaysImport, ImportPage {
    public var signalImport: Signal<Void> { signals.importFiles.signal }
    public var signalFilesDropped: Signal<[URL]> { signals.filesDropped.signal }
    public var signalUndoImport: Signal<Void> { signals.undoImport.signal }
    public var signalUndoImported: Signal<Void> { signals.undoImported.signal }
    public var signalImportedDismissed: Signal<Void> { signals.importedDismissed.signal }

    public func chooseFilesToImport(_ chosen: @escaping ([URL]) -> Void) {
        let chooser = FileChooser(
            .open, title: "Import", accept: "_Open", cancel: "_Cancel", parent: window)
        chooser.allowsSeveral = true
        chooser.setCurrentFolder(UserFolders.downloads)
        chooser.presentForSeveral { paths in
            if !paths.isEmpty { chosen(paths.map { URL(filePath: $0) }) }
        }
    }

    /// A dialog that opens files enters folders instead of taking them.
    private func chooseFolderToImport() {
        let chooser = FileChooser(
            .selectFolder, title: "Import a Folder", accept: "_Open", cancel: "_Cancel",
            parent: window)
        chooser.setCurrentFolder(UserFolders.downloads)
        chooser.present { [signals] path in
            if let path { signals.filesDropped.emit([URL(filePath: path)]) }
        }
    }

    public func openImport(_ preview: ImportViewModel) -> any ImportScreen {
        let screen = ImportWindow(preview, parent: window)
        screen.presentSoon()
        return screen
    }

    public func showUnrecognised(
        _ message: FailureViewModel, chooseAnother: @escaping () -> Void
    ) {
        MessageDialog(
            .warning, text: message.title, secondary: message.reason,
            buttons: [("_Close", .close), ("Choose _another file…", .accept)], parent: window
        ).present { if $0 == .accept { chooseAnother() } }
    }

    public func showImported(_ imported: ImportedViewModel?) {
        bars.showImported(imported)
        keepFocus()
    }

    public func askToUndoImport(
        _ question: UndoImportQuestion, agreed: @escaping () -> Void
    ) {
        MessageDialog(
            .question, text: question.title, secondary: question.detail,
            buttons: [("_Cancel", .cancel), ("_Undo Import", .accept)], parent: window
        ).present { if $0 == .accept { agreed() } }
    }

    public func allowUndoImport(_ isPossible: Bool) {
        actions.canUndoImport = isPossible
    }

    func connectInterchange() {
        actions.onImportFolder = { [weak self] in self?.chooseFolderToImport() }
        bars.onUndoImport = { [weak self] in self?.signals.undoImported.emit() }
        bars.onImportedDismissed = { [weak self] in self?.signals.importedDismissed.emit() }
        bars.onExportedDismissed = { [weak self] in self?.signals.exportedDismissed.emit() }
        quiet.onImport = { [weak self] in self?.signals.importFiles.emit() }
        window.onFilesDropped { [weak self] paths in
            self?.signals.filesDropped.emit(paths.map { URL(filePath: $0) })
        }
    }
}

extension MainWindow: DisplaysExport, ExportPage {
    public var signalExport: Signal<Void> { signals.export.signal }
    public var signalExportedDismissed: Signal<Void> { signals.exportedDismissed.signal }

    public var presentSearch: PresentSearch {
        let kind: PresentSearch.Kind =
            switch filter {
            case .all: .all
            case .films: .films
            case .trips: .trips
            }
        return PresentSearch(kind: kind, text: listPane.search.text)
    }

    public var presentEntry: String? { entryAskedFor }

    public func openExport(_ export: ExportViewModel) -> any ExportScreen {
        meansEntry = false
        let screen = ExportWindow(export, parent: window)
        screen.present()
        return screen
    }

    public func showExported(_ exported: ExportedViewModel?) {
        bars.showExported(exported)
        keepFocus()
    }
}
