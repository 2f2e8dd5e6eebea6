public import Foundation
internal import Gtk
public import InterchangeFeature
internal import JournalFeature
public import Presentation
public import Signals
internal import Wording

extension MainWindow: DisplaysImport, ImportPage {
    public var signalImport: Signal<[URL]> { signals.filesToImport.signal }
    public var signalUndoImport: Signal<Void> { signals.undoImport.signal }
    public var signalUndoImported: Signal<Void> { signals.undoImported.signal }
    public var signalImportedDismissed: Signal<Void> { signals.importedDismissed.signal }

    public func openImport(_ preview: ImportViewModel) -> any ImportScreen {
        interchange.openImport(preview)
    }

    public func showUnrecognised(_ message: FailureViewModel) {
        dialogs.offerAnotherFile(message) { [signals] in signals.chooseFiles.emit() }
    }

    public func showImported(_ imported: ImportedViewModel?) {
        toasts.showImported(imported)
        focus.restoreIfLost()
    }

    public func askToUndoImport(
        _ question: UndoImportQuestion, agreed: @escaping () -> Void
    ) {
        dialogs.ask(question, agreed: agreed)
    }

    public func allowUndoImport(_ isPossible: Bool) {
        actions.allow(.undoImport, isPossible)
    }
}

extension MainWindow: DisplaysExport, ExportPage {
    public var signalExport: Signal<ExportRequest> { signals.export.signal }
    public var signalExportedDismissed: Signal<Void> { signals.exportedDismissed.signal }

    public func openExport(_ export: ExportViewModel) -> any ExportScreen {
        interchange.openExport(export)
    }

    public func showExported(_ exported: ExportedViewModel?) {
        toasts.showExported(exported)
        focus.restoreIfLost()
    }

    /// Asks for an export of the shown entries, or of one entry.
    func export(meansEntry: Bool) {
        let kind: PresentSearch.Kind =
            switch filter {
            case .all: .all
            case .films, .wanted: .films
            case .trips: .trips
            case .claims: .claims
            }
        signals.export.emit(
            ExportRequest(
                search: PresentSearch(kind: kind, text: filter.search(listPane.search.text)),
                entry: entries.entry, meansEntry: meansEntry))
    }
}

extension MainWindow: CopiesEntries, CopyPage {
    public var signalCopied: Signal<EntryReference> { signals.copied.signal }

    public func copy(_ text: String, with calendar: [UInt8]) {
        if Clipboard.text == text { Clipboard.copy(text, with: calendar, as: "text/calendar") }
    }
}

extension MainWindow: MailsEntries, MailPage {
    public var signalMailed: Signal<EntryReference> { signals.mailed.signal }

    public func mail(_ message: EntryMessage, ended: @escaping (MailOutcome) -> Void) {
        EmailPortal.compose(
            EmailPortal.Message(
                subject: message.subject, text: message.text,
                file: (message.fileName, message.calendar))
        ) { outcome in
            switch outcome {
            case .handedOn: ended(.handedOn)
            case .cancelled: ended(.cancelled)
            case .failed(let reason): ended(.failed(reason))
            }
        }
    }

    /// Offers to send entries by mail, once the desktop is known to support it.
    func offerMail() {
        EmailPortal.find { [actions] in actions.allow(.mail, true) }
    }
}

extension MainWindow: HandsOutEntries, DragPage {
    public var signalDragged: Signal<EntryReference> { signals.dragged.signal }

    public func handOut(_ entries: HandedOutEntries) {
        self.entries.handOut(
            DraggedContent(
                text: entries.text, files: entries.files.map { $0.path(percentEncoded: false) },
                content: entries.calendar ?? []))
    }
}
