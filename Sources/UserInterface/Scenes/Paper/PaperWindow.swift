internal import ClaimsFeature
internal import Gtk
internal import Signals
internal import Wording

/// The choices and fields of a paper with its pages beside them, and the buttons to save, copy and
/// print it.
final class PaperWindow: Window, PaperScreen {
    var signalDraft: Signal<PaperDraft> { choices.signalDraft }
    var signalFillIn: Signal<PaperViewModel.Place> { fillInEmitter.signal }
    var signalWritten: Signal<Void> { writtenEmitter.signal }
    var signalClose: Signal<Void> { closeEmitter.signal }

    /// Is called for the key that quits the program, which only this window receives.
    var onQuit: () -> Void = {}

    private let fillInEmitter = Emitter<PaperViewModel.Place>()
    private let writtenEmitter = Emitter<Void>()
    private let closeEmitter = Emitter<Void>()
    private var paper: PaperViewModel
    private let choices: PaperChoicesView
    private let fields = PaperFieldsView()
    private let pages = Box(.vertical, spacing: Space.near)
    /// The update of the pages that is to come.
    private var setting: ScheduledCall?
    /// The toasts about steps that were recorded for the paper, each with its Undo.
    let toasts: ToastArea
    private let copy = Button(mnemonic: localized("Cop_y as Text"))
    private let print = Button(mnemonic: localized("_Print…"))
    /// The buttons above the pages.
    private let actions = WrapBox(spacing: Space.close)
    private let verdict = Text.wrapping()
    private let summary = Text.wrapping(style: "counterfoil-verdict")
    /// The number of empty fields, which leads to the first of them.
    private let gaps = Button.link("").styled("counterfoil-verdict")
    private let conditions = FactsView(among: SizeGroup(.horizontal))
    private(set) lazy var output = PagesOutput(of: self) { [weak self] in
        self.map { PaperPages($0.paper.sheet) }
    }

    init(_ paper: PaperViewModel, parent: Window, _ events: WindowEvents) {
        self.paper = paper
        choices = PaperChoicesView(paper)
        let panes = Box(.horizontal)
        toasts = ToastArea(over: panes, events)
        super.init()
        becomeDialog(
            over: parent, titled: localized("Prepare Claim Form"), width: 1_000, height: 720)
        addButtons()
        layOut(panes)
        fields.onFillIn = { [weak self] in self?.fillInEmitter.emit($0) }
        show(paper)
    }

    func show(_ paper: PaperViewModel) {
        self.paper = paper
        verdict.show(paper.verdict)
        let hasGaps = paper.firstMissing != nil
        summary.show(hasGaps ? nil : paper.summary)
        gaps.label = paper.summary
        gaps.isVisible = hasGaps
        conditions.show(paper.conditions)
        choices.show(paper)
        fields.show(paper.sections)
        if pages.children.isEmpty { return showPages() }
        // The pages are set once for all that is typed in one go.
        setting?.cancel()
        setting = .after(milliseconds: 150) { [weak self] in self?.showPages() }
    }

    private func showPages() {
        let sheet = PaperPages(paper.sheet)
        while pages.children.count < sheet.count { pages.append(PageView()) }
        for extra in pages.children.dropFirst(sheet.count) { pages.remove(extra) }
        for (place, page) in pages.children.enumerated() {
            (page as? PageView)?.show(place, of: sheet)
        }
    }

    func dismiss() {
        setting?.cancel()
        destroy()
    }

    private func addButtons() {
        let close = Button(mnemonic: localized("_Close")) { [weak self] in self?.leave() }
        let save = Button(mnemonic: localized("_Save as PDF…")) { [weak self] in
            guard let self else { return }
            output.askForFile(named: paper.fileName)
        }
        output.onDone = { [weak self] in self?.writtenEmitter.emit() }
        copy.onClicked { [weak self] in
            guard let self else { return }
            Clipboard.copy(paper.sheet.text)
            writtenEmitter.emit()
        }
        print.onClicked { [weak self] in self?.output.sendToPrinter() }
        // In the header bar, a narrow window has no room for more than two buttons.
        for button in [print, copy] { actions.append(button) }
        lower(save, from: setHeader(start: close, end: save), to: actions, below: 700)
        onCancelled { [weak self] in self?.leave() }
        onClosingKey({ [weak self] in self?.leave() }) { [weak self] in
            self?.output.leave { self?.onQuit() }
        }
        output.onSaving = { [print] isSaving in
            for button in [save, print] { button.isSensitive = !isSaving }
        }
    }

    /// Stacks both sides in a narrow window.
    private func layOut(_ panes: Box) {
        gaps.onClicked { [weak self] in self?.focusFirstGap() }
        fields.marginTop = Space.near
        let beside = Box(
            .vertical, spacing: Space.near, margin: Space.part, of: Text.title(paper.title),
            verdict, choices, conditions, fields)
        let left = ScrolledWindow(beside, horizontal: .never)
        left.setMaxContentWidth(Settings.pixels(forText: 440))
        left.vexpand = true
        choices.onReveal = { [weak left] in left?.show($0, margin: 6) }

        let promise = Text.dim(
            localized(
                """
                Counterfoil does not send anything. Save or print the form, check it, and send it \
                yourself.
                """))
        promise.maxWidthChars = 100
        let head = Box(
            .vertical, spacing: Space.near, margin: Space.part, of: summary, gaps, promise, actions)
        head.marginBottom = Space.none
        pages.margin = Space.part
        stack(panes, below: 700)
        panes.append(
            left, Separator(.vertical),
            expanding: Box(
                .vertical, of: head, expanding: ScrolledWindow(pages, horizontal: .never)))
        child = Box(.vertical, of: output.news, expanding: toasts.overlay)
    }

    /// Moves the keyboard to where the first required field that is empty is filled in.
    private func focusFirstGap() {
        guard let field = paper.firstMissing else { return }
        if field.place != nil {
            fields.focus(field)
        } else if let choice = field.choice {
            choices.focus(choice)
        }
        showFocus()
    }

    private func leave() {
        output.leave { [weak self] in self?.closeEmitter.emit() }
    }
}
