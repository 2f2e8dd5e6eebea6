internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals

/// The preview of an import, with its outcomes, its questions, and the buttons to import or cancel.
final class ImportWindow: Window, ImportScreen {
    var signalAnswer: Signal<ImportAnswer> { answerEmitter.signal }
    var signalBandMoved: Signal<ImportBandMove> { bandEmitter.signal }
    var signalColumn: Signal<ImportColumnChoice> { columnEmitter.signal }
    var signalOnlyFillIn: Signal<Bool> { fillInEmitter.signal }
    var signalConfirm: Signal<Void> { confirmEmitter.signal }
    var signalCancel: Signal<Void> { cancelEmitter.signal }

    let tables = ImportTablesView()
    let groups = ImportGroupsView()
    let questions = ImportQuestionsView()
    let bands = RatingBandsView()
    let onlyFillIn = CheckButton(localized("Only fill in missing details"))
    let rows = ImportRowsView()
    let progress = ProgressRow(name: localized("Import"))

    private let answerEmitter = Emitter<ImportAnswer>()
    private let bandEmitter = Emitter<ImportBandMove>()
    private let columnEmitter = Emitter<ImportColumnChoice>()
    private let fillInEmitter = Emitter<Bool>()
    private let confirmEmitter = Emitter<Void>()
    private let cancelEmitter = Emitter<Void>()
    private let header = HeaderBar(title: localized("Import"))
    private let cancel = Button(mnemonic: localized("_Cancel"))
    private let confirm = Button(mnemonic: "").styled("suggested-action")
    private let failure = MessageBar(.error)
    private let sources = Text.dim()
    private let choices = Box(.vertical, spacing: Space.part)
    private let left: ScrolledWindow
    private let panes = Paned(.horizontal)
    private let summary = Text.wrapping()
    private var model: ImportViewModel
    private var presenting: ScheduledCall?
    /// The question whose rows are shown, or `nil` if those of a group are.
    private var shownQuestion: String?
    /// The preferred position of the divider, in pixels, while the rows are beside the rest.
    private var position = 380
    /// The preferred share of the height above the rows, while they are below the rest.
    private var share = 0.5
    /// Whether Import gets the focus as soon as it is available.
    private var confirmIsNext = true

    init(_ model: ImportViewModel, parent: Window) {
        self.model = model
        left = ScrolledWindow(choices, horizontal: .never)
        super.init()
        becomeDialog(over: parent, titled: localized("Import"), width: 980, height: 640)
        layOut()
        listen()
        show(model)
    }

    /// Shows the window once there is a preview, or after 150 ms of reading. A window that closes
    /// again at once, because nothing can be imported, would only flash.
    func presentSoon() {
        presenting = .after(milliseconds: 150) { [weak self] in self?.present() }
    }

    private func presentNow() {
        guard presenting?.isPending == true else { return }
        presenting?.cancel()
        present()
    }

    func show(_ model: ImportViewModel) {
        self.model = model
        presentNow()
        header.subtitle = model.title
        sources.show(model.sources.joined(separator: "\n"))
        tables.model = model.tables
        groups.model = model.groups
        questions.model = model.questions
        bands.model = model.bands
        // The words for ratings stand above the questions, but do not push the columns of a table.
        choices.move(bands, to: model.tables.isEmpty ? 3 : 5)
        onlyFillIn.isVisible = model.onlyFillsIn != nil
        onlyFillIn.isActive = model.onlyFillsIn == true
        summary.show(model.summary)
        confirm.label = model.confirm
        showRows()
        failure.show(nil)
        update()
    }

    func show(_ progress: ProgressViewModel?) {
        self.progress.show(progress)
        update()
    }

    func show(_ message: FailureViewModel) {
        failure.show(message)
        presentNow()
        update()
    }

    func dismiss() {
        presenting?.cancel()
        destroy()
    }

    private func layOut() {
        header.showsCloseButton = false
        header.packStart(cancel)
        header.packEnd(confirm)
        titlebar = header

        choices.margin = Space.part
        for part in [sources, groups, onlyFillIn, questions, tables, bands] as [Widget] {
            choices.append(part)
        }
        left.setMinContentWidth(240)
        // The texts of the rows get all the room that is left.
        panes.pack1(left, resize: false)
        panes.pack2(rows, resize: true)
        whileNarrow(below: 600) { [weak self] isNarrow in
            self?.panes.orientation = isNarrow ? .vertical : .horizontal
            self?.divide()
        }

        // The foot is as wide as the window.
        summary.halign = .fill
        summary.maxWidthChars = -1
        let actions = WrapBox(spacing: Space.close)
        lower(confirm, from: header, to: actions, below: 600)
        let foot = Box(
            .vertical, spacing: Space.close, margin: Space.near, of: summary, progress, actions)
        // It keeps the foot at the lower edge while the panes are hidden.
        let middle = Box(.horizontal, expanding: panes)
        child = Box(.vertical, of: failure, expanding: middle, then: Separator(.horizontal), foot)
    }

    private func listen() {
        cancel.onClicked(cancelEmitter.emit)
        confirm.onClicked { [weak self] in
            // A number that is still being typed counts once the focus leaves it.
            self?.confirm.grabFocus()
            self?.confirmEmitter.emit()
        }
        setDefaultWidget(confirm)
        groups.onChosen = { [weak self] in
            self?.shownQuestion = nil
            self?.showRows()
        }
        groups.onQuestion = { [weak self] in self?.questions.focus(on: $0) }
        questions.onFocused = { [weak self] in self?.left.show($0) }
        questions.onAnswer = answerEmitter.emit
        questions.onShowRows = { [weak self] in
            self?.shownQuestion = $0.id
            self?.showRows()
        }
        tables.onChoice = columnEmitter.emit
        onlyFillIn.onToggled(fillInEmitter.emit)
        bands.onMoved = bandEmitter.emit
        bands.onReadable = { [weak self] in self?.update() }
        failure.onDismiss { [weak self] in self?.failure.show(nil) }
        onCancelled(cancelEmitter.emit)
        panes.onMoved { [weak self] in
            guard let self else { return }
            switch panes.orientation {
            case .horizontal: position = $0
            case .vertical: share = Double($0) / Double(max(1, panes.allocatedSize.height))
            }
        }
        // They have no height before there is a preview.
        panes.onResized { [weak self] in
            ScheduledCall.idle { [weak self] in self?.divide() }
        }
    }

    /// Places the divider: the rows are beside the rest, or below it in a narrow window.
    private func divide() {
        let (width, height) = panes.allocatedSize
        panes.position =
            switch panes.orientation {
            case .horizontal: width > 1 ? min(position, width * 2 / 5) : position
            case .vertical: Int(Double(height) * share)
            }
    }

    /// Shows the rows of the question that was asked for, as long as there is one, or else those of
    /// the chosen group, which is marked.
    private func showRows() {
        let question = model.questions.first { $0.id == shownQuestion }
        shownQuestion = question?.id
        groups.mark(isShown: question == nil)
        rows.show(
            question?.rows ?? groups.chosen?.rows,
            title: question?.words ?? groups.chosen?.heading ?? "")
    }

    /// Updates the buttons. Import is insensitive while a task runs. The choices stay sensitive, so
    /// that the person who uses one does not lose the focus.
    private func update() {
        let isBusy = progress.isBusy
        if confirm.isFocus { confirmIsNext = true }
        confirm.allow(model.importing ?? .available)
        confirm.isSensitive = model.importing == .available && bands.isReadable && !isBusy
        panes.isVisible = !model.groups.isEmpty
        summary.isVisible = !isBusy && !model.summary.isEmpty
        if !isFocus(within: self) { cancel.grabFocus() }
        guard confirm.isSensitive, confirmIsNext else { return }
        confirmIsNext = false
        if cancel.isFocus { confirm.grabFocus() }
    }
}
