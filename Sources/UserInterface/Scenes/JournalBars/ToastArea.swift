internal import FilmsFeature
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import Wording

/// Toasts over the content, one at a time: a step with its Undo, an import, an export. Each is made
/// for its first message, and disappears by itself.
final class ToastArea: ToastsOfWindow {
    /// Is called when a toast has disappeared by itself.
    var onLeft: () -> Void = {}

    /// The content with the toasts over it.
    let overlay: Overlay

    /// The toasts of the paper that was opened last, which show the same steps, or `nil` once it is
    /// closed.
    weak var ofPaper: ToastArea?

    private let events: WindowEvents
    private var toasts: [Subject: MessageBar] = [:]
    private var undo: Button?
    private var redo: Button?
    private var undoImport: Button?
    private var changing = Availability.available

    private enum Subject {
        case undo, imported, exported
    }

    init(over content: Widget, _ events: WindowEvents) {
        overlay = Overlay(content)
        self.events = events
    }

    func showUndo(_ step: UndoViewModel?) {
        show(step?.title, step?.detail, in: .undo)
        ofPaper?.showUndo(step)
        undo?.isVisible = step?.offers == .undo
        redo?.isVisible = step?.offers == .redo
        toasts[.undo]?.setAccessibleRole(.infoBar)
    }

    /// Shows thanks in the toast of the step that they are for, which keeps its Undo.
    func showThanks(_ thanks: ThanksViewModel) {
        let isStepShown = toasts[.undo]?.isVisible == true
        show(thanks.title, thanks.text, in: .undo)
        toasts[.undo]?.setAccessibleRole(.alert)
        guard !isStepShown else { return }
        for button in [undo, redo] { button?.isVisible = false }
    }

    func showImported(_ imported: ImportedViewModel?) {
        show(imported?.title, imported?.detail, in: .imported)
        undoImport?.isVisible = imported?.canUndo == true
    }

    func showExported(_ exported: ExportedViewModel?) {
        show(exported?.title, exported?.detail, in: .exported)
    }

    func showSaved(_ file: String) { show(Localizer.ofWidgets.saved(as: file), nil, in: .exported) }

    /// Makes the toasts' Undo available, or insensitive with the reason.
    func allowChanges(_ availability: Availability) {
        changing = availability
        allowButtons()
        ofPaper?.allowChanges(availability)
    }

    private func allowButtons() {
        for button in [undo, undoImport] {
            button?.allow(changing, tooltip: localized("Undo (Ctrl+Z)"))
        }
        redo?.allow(changing, tooltip: localized("Redo (Ctrl+Shift+Z)"))
    }

    private func show(_ title: String?, _ detail: String?, in subject: Subject) {
        guard let title else {
            toasts[subject]?.show(nil)
            return
        }
        for (other, toast) in toasts where other != subject { toast.giveWay() }
        toast(subject).show(FailureViewModel(title: title, reason: detail ?? ""))
    }

    private func toast(_ subject: Subject) -> MessageBar {
        if let toast = toasts[subject] { return toast }
        let toast = make(subject).styled(Style.toast)
        // The other half of the distance is the room for the shadow.
        toast.margin = Space.close
        toasts[subject] = toast
        overlay.addAtEnd(toast)
        return toast
    }

    private func make(_ subject: Subject) -> MessageBar {
        let toast = MessageBar(.other)
        switch subject {
        case .undo:
            undo = toast.addButton(localized("Undo"), events.journal.undo.emit)
            redo = toast.addButton(localized("Redo"), events.journal.redo.emit)
            toast.onDismiss(events.journal.undoDismissed.emit)
            // The step can still be undone by its key.
            toast.leavesByItself { [weak self] in self?.onLeft() }
        case .imported:
            let interchange = events.interchange
            undoImport = toast.addButton(localized("Undo"), interchange.undoImported.emit)
            toast.onDismiss(interchange.importedDismissed.emit)
            toast.leavesByItself { [weak self] in self?.onLeft() }
        case .exported:
            toast.onDismiss(events.interchange.exportedDismissed.emit)
            toast.leavesByItself(events.interchange.exportedDismissed.emit)
        }
        allowButtons()
        return toast
    }
}
