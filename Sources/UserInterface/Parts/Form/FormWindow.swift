internal import Gtk
internal import Presentation
internal import Signals

/// A modal window around a form, with Cancel and Save in its header and a bar for failures.
class FormWindow: Window {
    final var signalSave: Signal<Void> { saveEmitter.signal }
    final var signalCancel: Signal<Void> { cancelEmitter.signal }
    final var signalUnsavedAnswer: Signal<UnsavedAnswer> { unsavedEmitter.signal }
    final var signalConflictAnswers: Signal<[ConflictAnswer]> { conflictEmitter.signal }
    final var signalSaveAsNew: Signal<Void> { asNewEmitter.signal }

    /// Is called once the form is off the screen, or is `nil`.
    final var onDismissed: (() -> Void)?

    /// Is called for the key that quits the program, which only this window receives.
    final var onQuit: () -> Void = {}

    private let saveEmitter = Emitter<Void>()
    private let cancelEmitter = Emitter<Void>()
    private let unsavedEmitter = Emitter<UnsavedAnswer>()
    private let conflictEmitter = Emitter<[ConflictAnswer]>()
    private let asNewEmitter = Emitter<Void>()
    private let save = Button(mnemonic: localized("_Save"))
    private let failure = MessageBar(.error)
    private let saveAsNew: Button
    private let scrolled: ScrolledWindow
    private let column = Box(.vertical)
    /// The question that is shown.
    private(set) final weak var questionOnShow: Window? {
        didSet { if questionOnShow != nil { keyboard.markAsLent() } }
    }
    private lazy var keyboard = FocusRestorer(of: self)
    private var isDismissed = false
    /// The width before the window is on the screen, in pixels.
    private var firstWidth = 0

    /// - Parameter width: the preferred width, in pixels.
    init(title: String, form: Widget, parent: Window, width: Int = 620) {
        saveAsNew = failure.addButton(localized("Save as New")) {}
        scrolled = ScrolledWindow(form, horizontal: .never)
        super.init()
        firstWidth = becomeDialog(over: parent, titled: title, width: width, height: 640)

        let cancel = Button(mnemonic: localized("_Cancel"))
        cancel.onClicked { [weak self] in self?.close() }
        save.onClicked { [weak self] in self?.saveEmitter.emit() }
        setHeader(start: cancel, end: save)

        column.append(failure)
        column.append(scrolled, expand: true)
        child = column

        saveAsNew.onClicked { [weak self] in self?.asNewEmitter.emit() }
        failure.onDismiss { [weak self] in self?.failure.show(nil) }
        save.canBeDefault = true
        setDefaultWidget(save)
        onCancelled { [weak self] in _ = self?.leave() }
        onKeyPress { [weak self] press in
            guard press.modifiers == .control else { return false }
            switch press.key {
            case Key("w"): self?.close()
            case Key("q"): self?.onQuit()
            default: return false
            }
            return true
        }
    }

    /// Adds a widget below the fields, which does not scroll and is last in the order of Tab.
    final func add(beneath widget: Widget) {
        column.append(widget)
    }

    /// Makes Enter save from every field except those of several lines. It is called after the
    /// fields were added.
    final func letEnterSave(from form: Widget) {
        for field in form.withAllInside {
            if let entry = field as? Entry { entry.activatesDefault = true }
            if field is ComboBoxText || field is CheckButton { letEnterActivateDefault(at: field) }
        }
    }

    /// Scrolls to each focused field of a grid with its complaint.
    final func showFocus<Field>(in grid: FormGrid<Field>) {
        grid.onReveal = { [weak self] in self?.scrolled.show($0, margin: 6) }
        onFocusMoved { [weak grid] in grid?.revealFocus() }
        fit(grid)
        // Widgets cannot be moved while the window is being allocated.
        onResize { [weak self, weak grid] in
            guard let self, let grid, grid.hasCaptionsAbove != isNarrow else { return }
            ScheduledCall.idle { [weak self, weak grid] in
                if let grid { self?.fit(grid) }
            }
        }
    }

    private func fit<Field>(_ grid: FormGrid<Field>) {
        grid.hasCaptionsAbove = isNarrow
    }

    /// Whether the window is too narrow for captions beside the fields.
    private var isNarrow: Bool { (isVisible ? size.width : firstWidth) < 560 }

    /// Makes the Save button available, or insensitive with the reason.
    final func allowSaving(_ availability: Availability) {
        save.allow(availability)
    }

    /// Asks to leave the form. Returns true if it is closed by then without a question.
    final func leave() -> Bool {
        if let questionOnShow { questionOnShow.present() } else { cancelEmitter.emit() }
        return isDismissed
    }

    final func ask(_ question: UnsavedQuestion) {
        let dialog = MessageDialog(
            .question, text: question.title, secondary: question.text,
            buttons: [
                (localized("_Discard"), .discard), (localized("_Keep Editing"), .cancel),
                (localized("_Save"), .accept),
            ], parent: self)
        dialog.addStyleClass("destructive-action", toButtonFor: .discard)
        dialog.addStyleClass("suggested-action", toButtonFor: .accept)
        dialog.setSensitive(question.canSave, for: .accept)
        dialog.setDefaultResponse(question.canSave ? .accept : .cancel)
        questionOnShow = dialog
        dialog.present { [weak self] response in
            switch response {
            case .discard: self?.unsavedEmitter.emit(.discard)
            case .accept: self?.unsavedEmitter.emit(.save)
            default: self?.keepEditing()
            }
        }
    }

    final func ask(_ question: ConflictQuestion) {
        let window = ConflictWindow(question, parent: self) { [weak self] answers in
            if let answers { self?.conflictEmitter.emit(answers) } else { self?.keepEditing() }
        }
        questionOnShow = window
        window.presentUntilAnswered()
    }

    final func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        let dialog = MessageDialog(question, parent: self)
        questionOnShow = dialog
        dialog.presentQuestion(answer: answer)
    }

    final func show(_ message: FailureViewModel) {
        show(message, offersNew: false)
    }

    final func offerSavingAsNew(_ message: FailureViewModel) {
        show(message, offersNew: true)
    }

    final func dismiss() {
        guard !isDismissed else { return }
        isDismissed = true
        let next = onDismissed
        keyboard.endWindow()
        next?()
    }

    private func show(_ message: FailureViewModel, offersNew: Bool) {
        onDismissed = nil
        failure.show(message)
        saveAsNew.isVisible = offersNew
        if offersNew { saveAsNew.grabFocus() }
    }

    private func keepEditing() {
        onDismissed = nil
        unsavedEmitter.emit(.keepEditing)
    }
}

extension Response {
    fileprivate static let discard = Response(rawValue: 1)
}

extension Widget {
    var withAllInside: [Widget] {
        [self] + ((self as? Container)?.children.flatMap(\.withAllInside) ?? [])
    }
}
