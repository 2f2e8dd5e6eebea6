internal import Foundation
internal import Gtk
public import JournalFeature
public import Presentation
internal import Signals

extension MainWindow: InterchangeView {
    public func openImport(_ preview: ImportViewModel) -> any ImportScreen {
        let screen = ImportWindow(preview, parent: window)
        launcher.follow(screen.progress, of: .importing, until: screen)
        screen.presentSoon()
        return screen
    }

    public func showUnrecognised(_ message: FailureViewModel) {
        let buttons: [(label: String, response: Response)] = [
            (localized("_Close"), .close), (localized("Choose _Another File…"), .accept),
        ]
        MessageDialog(
            .warning, text: message.title, secondary: message.reason, buttons: buttons,
            parent: window
        ).present { [events] in
            if $0 == .accept { events.interchange.chooseFiles.emit() }
        }
    }

    public func showImported(_ imported: ImportedViewModel?) {
        toasts.showImported(imported)
        focus.restoreIfLost()
    }

    public func askToUndoImport(
        _ question: UndoImportQuestion, agreed: @escaping () -> Void
    ) {
        let buttons: [(label: String, response: Response)] = [
            (localized("_Cancel"), .cancel), (localized("_Undo Import"), .accept),
        ]
        MessageDialog(
            .question, text: question.title, secondary: question.detail, buttons: buttons,
            parent: window
        ).present { if $0 == .accept { agreed() } }
    }

    public func allowUndoImport(_ isPossible: Bool) {
        actions.allow(.undoImport, isPossible)
    }

    public func openExport(_ export: ExportViewModel) -> any ExportScreen {
        let screen = ExportWindow(export, parent: window)
        launcher.follow(screen.progress, of: .exporting, until: screen)
        screen.present()
        return screen
    }

    public func showExported(_ exported: ExportedViewModel?) {
        toasts.showExported(exported)
        focus.restoreIfLost()
    }

    public func copy(_ text: String, with calendar: [UInt8]) {
        if Clipboard.text == text { Clipboard.copy(text, with: calendar, as: "text/calendar") }
    }

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

    public func handOut(_ entries: HandedOutEntries) {
        self.entries.handOut(
            DraggedContent(
                text: entries.text, files: entries.files.map { $0.path(percentEncoded: false) },
                content: entries.calendar ?? []))
    }
}
