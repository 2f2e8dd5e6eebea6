internal import ClaimsFeature
internal import EntryFeature
internal import FilmsFeature
internal import Foundation
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import Wording

/// Opens forms and dialogs over the window, and calls other programs.
final class Dialogs: DialogsOfWindow {
    /// Is called for the key that quits the program, which only a form receives. By default the
    /// window closes.
    lazy var onQuit: () -> Void = { [weak self] in self?.closeWindow() }
    var onFailure: (FailureViewModel) -> Void = { _ in }

    /// The path of the journal in readable form.
    var folder = ""
    let copies = OpenWindow<ComparisonWindow>()
    let listOffer = OpenWindow<AddToListWindow>()
    let shortcuts = OpenWindow<ShortcutsWindow>()
    let welcome = OpenWindow<WelcomeWindow>()
    /// The preview of printed pages while it is open.
    var preview: PrintWindow?

    let window: Window
    let views: WindowHistory
    let entries: EntryActions
    let launcher: LauncherProgress
    let toasts: ToastArea
    let actions: WindowActions
    let events: WindowEvents
    private let details: OpenDetails
    private let closing: DeferredClosing
    /// The form that was opened last, while it exists.
    private weak var form: FormWindow?
    private var subscriptions = Subscriptions()

    init(
        over window: Window, views: WindowHistory, entries: EntryActions,
        launcher: LauncherProgress, toasts: ToastArea, details: OpenDetails,
        closing: DeferredClosing, actions: WindowActions, events: WindowEvents
    ) {
        self.window = window
        self.views = views
        self.entries = entries
        self.launcher = launcher
        self.toasts = toasts
        self.details = details
        self.closing = closing
        self.actions = actions
        self.events = events
        actions.on(.close) { [weak self] in self?.closeWindow() }
        actions.on(.print) { [weak self] in self?.printOnShow() }
        actions.on(.printEntry) { [weak self] in self?.printEntry() }
        actions.on(.help) { [weak self] in self?.openHelp() }
        actions.on(.welcome) { [weak self] in self?.showWelcome() }
        actions.on(.about) { [weak self] in self?.showAbout() }
        actions.on(.shortcuts) { [weak self] in self?.showShortcuts() }
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
        subscriptions +=
            events.interchange.chooseFiles.signal.onReception § eachTime § inAnyCase § {
                [weak self] in
                self?.chooseFiles { events.interchange.filesToImport.emit($0) }
            }
    }

    // MARK: Forms

    func openForm(_ model: FormViewModel) -> any FormView {
        let form = FormWindow(model, details: details, parent: window)
        self.form = form
        form.onQuit = { [weak self] in self?.onQuit() }
        form.present()
        return form
    }

    /// Closes the window after its key or menu item. A form with unsaved content asks first, and
    /// the window closes after it. The window's own button cannot be used under a form.
    func closeWindow() {
        guard let form, !form.leave() else { return window.close() }
        form.onDismissed = { [weak window] in window?.close() }
    }

    func openPaper(_ paper: PaperViewModel) -> any PaperScreen {
        let screen = PaperWindow(paper, parent: window, events)
        screen.onQuit = { [weak self] in self?.onQuit() }
        toasts.ofPaper = screen.toasts
        screen.present()
        return screen
    }

    func openPreferences(_ preferences: PreferencesViewModel) -> any PreferencesScreen {
        let screen = PreferencesWindow(preferences, parent: window)
        screen.onQuit = { [weak self] in self?.onQuit() }
        screen.present()
        return screen
    }

    func openImport(_ preview: ImportViewModel) -> any ImportScreen {
        let screen = ImportWindow(preview, parent: window)
        launcher.follow(screen.progress, of: .importing, until: screen)
        screen.presentSoon()
        return screen
    }

    func openExport(_ export: ExportViewModel) -> any ExportScreen {
        let screen = ExportWindow(export, parent: window)
        launcher.follow(screen.progress, of: .exporting, until: screen)
        screen.present()
        return screen
    }

    // MARK: Questions

    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        // No question appears over a closed window.
        guard !closing.isEnding else { return }
        MessageDialog(question, parent: window).presentQuestion(answer: answer)
    }

    func askToUndoImport(_ question: UndoImportQuestion, agreed: @escaping () -> Void) {
        MessageDialog(
            .question, text: question.title, secondary: question.detail,
            buttons: [
                (localized("_Cancel"), .cancel), (localized("_Undo Import"), .accept),
            ], parent: window
        ).present { if $0 == .accept { agreed() } }
    }

    func showUnrecognised(_ message: FailureViewModel) {
        MessageDialog(
            .warning, text: message.title, secondary: message.reason,
            buttons: [
                (localized("_Close"), .close), (localized("Choose _Another File…"), .accept),
            ], parent: window
        ).present { [events] in
            if $0 == .accept { events.interchange.chooseFiles.emit() }
        }
    }

    func compare(_ comparison: ComparisonViewModel) {
        copies.open {
            ComparisonWindow(comparison, parent: window) { [events] sides in
                if let sides { events.journal.compared.emit(sides) }
            }
        }
    }

    func offerLists(_ offer: ListOfferViewModel) {
        listOffer.open {
            AddToListWindow(offer, parent: window, chosen: events.films.listAddition.emit)
        }
    }

    // MARK: Files to import, and journals to open

    private func chooseFiles(_ chosen: @escaping ([URL]) -> Void) {
        let chooser = FileChooser(
            .open, title: localized("Import"), accept: localized("_Open"),
            cancel: localized("_Cancel"), parent: window)
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
            parent: window)
        if let folder { chooser.setCurrentFolder(folder) }
        chooser.present { path in
            if let path { chosen(URL(filePath: path)) }
        }
    }

    // MARK: Other programs

    func copy(_ text: String, with calendar: [UInt8]) {
        if Clipboard.text == text { Clipboard.copy(text, with: calendar, as: "text/calendar") }
    }

    func mail(_ message: EntryMessage, ended: @escaping (MailOutcome) -> Void) {
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

    func open(_ address: String, orSay failure: String) {
        open(address, orSay: failure, withoutProgram: nil)
    }

    /// - Parameter reason: the reason if there is no program, or `nil` for the usual one.
    func open(_ address: String, orSay failure: String, withoutProgram reason: String?) {
        do throws(SystemError) {
            try window.show(address: address)
        } catch {
            let isMissing = "\(error)" == ToolkitWords.noProgramToOpen
            onFailure(
                FailureViewModel(
                    title: failure, reason: (isMissing ? reason : nil) ?? "\(error)"))
        }
    }
}
