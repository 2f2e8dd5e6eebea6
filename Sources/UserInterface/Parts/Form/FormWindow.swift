internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Signals
internal import Wording

/// A modal window with the form for an entry or the traveller's details, made of its rows, with
/// Cancel and Save in its header and a bar for failures.
final class FormWindow: Window, FormView {
    var signalDraft: Signal<FormDraft> { drafts.signal }
    var signalEvent: Signal<FormEvent> { events.signal }

    /// Is called once the form is off the screen, or is `nil`.
    var onDismissed: (() -> Void)?
    /// Is called for the key that quits the program, which only this window receives.
    var onQuit: () -> Void = {}
    /// The question that is shown.
    private(set) weak var questionOnShow: Window? {
        didSet { if questionOnShow != nil { keyboard.markAsLent() } }
    }

    private let drafts = Emitter<FormDraft>()
    private let events = Emitter<FormEvent>()
    private let homeZone: String
    private let save = Button(mnemonic: localized("_Save"))
    private let failure = MessageBar(.error)
    private let saveAsNew: Button
    private let grid = FormGrid<FormKey>()
    private let scrolled: ScrolledWindow
    private let beneath = Box(.vertical, spacing: Space.close)
    private var fields: [RowField] = []
    /// The check that is shown, or `nil` before the first one.
    private var check: FormCheck?
    private lazy var keyboard = FocusRestorer(of: self)
    private var isDismissed = false
    /// The width before the window is on the screen, in pixels.
    private var firstWidth = 0

    /// - Parameter details: remembers the headings whose fields are shown.
    init(_ form: FormViewModel, details: OpenDetails, parent: Window) {
        homeZone = form.homeZone
        saveAsNew = failure.addButton(localized("Save as New")) {}
        scrolled = ScrolledWindow(grid, horizontal: .never)
        super.init()
        firstWidth = becomeDialog(
            over: parent, titled: form.title, width: Self.width(of: form), height: 640)
        addButtons()
        for row in form.rows { add(row, of: form, details: details) }
        let column = Box(.vertical, of: failure)
        column.append(scrolled, expand: true)
        // It does not scroll and is last in the order of Tab.
        if !beneath.children.isEmpty {
            beneath.margin = Space.near
            column.append(beneath)
        }
        child = column
        complete(form.completions)
        for draft in [form.proposals, form.draft] { show(draft) }
        showZonesIfAway()
        letEnterSave()
        followFocus()
        listen()
        show(form.check)
        grid.focus(form.focus)
    }

    /// The width for which the fields of a form are made, in pixels. A line has a button beside it,
    /// and a day, a time and a zone need room beside each other.
    private static func width(of form: FormViewModel) -> Int {
        if form.rows.contains(where: { $0.key == .line }) { return 860 }
        return form.zones.isEmpty ? 620 : 680
    }

    private func addButtons() {
        let cancel = Button(mnemonic: localized("_Cancel")) { [weak self] in self?.close() }
        save.onClicked { [weak self] in self?.events.emit(.save) }
        setHeader(start: cancel, end: save)
        saveAsNew.onClicked { [weak self] in self?.events.emit(.saveAsNew) }
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

    private func add(_ row: FormRow, of form: FormViewModel, details: OpenDetails) {
        switch row.kind {
        case .more:
            let isFilled = form.rows.drop { $0.key != row.key }
                .contains { !$0.isBeneath && !form.draft[$0.key].isEmpty }
            grid.beginMore(
                row.caption, isOpen: isFilled || details.keys.contains(row.key.rawValue),
                onToggled: { details.remember(row.key.rawValue, isOpen: $0) })
        case .complaint(let other):
            if let field = field(other) {
                grid.addComplaint(row.key, about: field.widget, focus: field.focus)
            }
        default:
            let field = RowField.of(row, in: form, grid: grid, over: self)
            fields.append(field)
            if row.isBeneath { beneath.append(field.widget) } else { field.add(to: grid) }
        }
    }

    /// The line above the fields, or `nil` if there is none.
    private var line: Entry? { field(.line)?.entries[.line] }

    private func field(_ key: FormKey?) -> RowField? { fields.first { $0.row.key == key } }

    private var zones: [ZoneField] { fields.compactMap(\.zone) }

    /// The entries of texts that other fields follow once they are whole.
    private var followed: [Entry] {
        fields.filter { $0.row.isFollowed || $0.row.key == .line }.flatMap { $0.entries.values }
    }

    /// Makes Enter save from every field except those of several lines.
    private func letEnterSave() {
        for field in grid.withAllInside + beneath.withAllInside {
            if let entry = field as? Entry { entry.activatesDefault = true }
            if field is ComboBoxText || field is CheckButton { letEnterActivateDefault(at: field) }
        }
    }

    /// Scrolls to each focused field with its complaint.
    private func followFocus() {
        grid.onReveal = { [weak self] in self?.scrolled.show($0, margin: 6) }
        onFocusMoved { [weak self] in self?.grid.revealFocus() }
        fitCaptions()
        // Widgets cannot be moved while the window is being allocated.
        onLayout { [weak self] in
            guard let self, grid.hasCaptionsAbove != isNarrow else { return }
            ScheduledCall.idle { [weak self] in self?.fitCaptions() }
        }
    }

    private func fitCaptions() { grid.hasCaptionsAbove = isNarrow }

    /// Whether the window is too narrow for captions beside the fields.
    private var isNarrow: Bool { (isVisible ? size.width : firstWidth) < 560 }

    private func listen() {
        line?.onChanged { [weak self] in self?.events.emit(.line($0)) }
        for zone in zones { zone.onAsked { [weak self] in self?.showZones() } }
        for entry in followed {
            entry.onFocusOut { [weak self] in
                self?.showZonesIfAway()
                self?.events.emit(.editingEnded)
            }
        }
        for field in fields {
            let key = field.row.key
            if let near = self.field(field.row.near)?.day {
                field.day?.near = { [weak near] in near?.value }
            }
            field.onSet { [weak self] in self?.events.emit(.editingEnded) }
            field.onChanged { [weak self] in self?.changed(key) }
            if field.row.kind == .text {
                for (key, entry) in field.entries {
                    entry.onFocusOut { [weak self, weak entry] in
                        if let entry { self?.writeWell(entry, key) }
                    }
                }
            }
            field.button?.onClicked { [weak self, row = field.row] in self?.press(row) }
        }
    }

    /// Rewrites a correct value as it is usually spelled.
    private func writeWell(_ entry: Entry, _ key: FormKey) {
        guard let text = check?.written[key], text != entry.text else { return }
        entry.text = text
        draftChanged()
    }

    /// Presses the button of a row. Before an offer is taken, the time is focused, which usually
    /// differs.
    private func press(_ row: FormRow) {
        if row.kind == .offer, let time = fields.first(where: { $0.zone != nil }) {
            grid.focus(time.row.key.clock)
        }
        events.emit(.pressed(row.key == .line ? .otherKind : row.key))
    }

    private func changed(_ key: FormKey) {
        let draft = draft
        for other in fields where other.row.excludedBy == key {
            // A day that was excluded begins with the proposed one.
            if !draft[flag: key] { other.day?.refill() }
            other.widget.isSensitive = !other.row.isExcluded(in: draft)
        }
        draftChanged()
    }

    private func draftChanged() { drafts.emit(draft) }

    private var draft: FormDraft {
        FormDraft(fields.reduce(into: [:]) { $0.merge($1.texts) { $1 } })
    }

    private func show(_ draft: FormDraft) {
        for field in fields {
            field.put(draft)
            field.widget.isSensitive = !field.row.isExcluded(in: draft)
        }
    }

    // MARK: Time zones

    /// Shows the time zones of both ends if one differs from the zone at home. They stay visible.
    private func showZonesIfAway() {
        if zones.contains(where: { $0.entry.text != homeZone }) { showZones() }
    }

    /// Shows the zones after one was filled in, but not while the person types a place, because the
    /// text may be half of another name.
    private func showZonesUnlessTyping() {
        if !followed.contains(where: \.hasFocusInside) { showZonesIfAway() }
    }

    private func showZones() {
        for zone in zones { zone.showEntry() }
    }

    // MARK: What the presenter asks for

    func complete(_ completions: [FormKey: [String]]) {
        for field in fields {
            for (key, entry) in field.entries {
                if let values = completions[key] { entry.completions = values }
            }
        }
    }

    func offer(_ completions: [CompletionOffer], for key: FormKey) {
        for field in fields { field.entries[key]?.offer(completions) }
    }

    func show(_ check: FormCheck) {
        // A wrong zone has to be visible.
        if fields.contains(where: { check.complaints[$0.row.key.zone] != nil }) { showZones() }
        grid.show(check.complaints, doubts: check.doubts)
        save.allow(check.saving)
        let words = self.check?.words
        self.check = check
        guard check.words != words else { return }
        for field in fields {
            field.tell(check.words[field.row.key])
            for (key, entry) in field.entries where check.words[key] != words?[key] {
                entry.placeholder = check.words[key] ?? field.row.hint
            }
        }
        beneath.isVisible = beneath.children.contains(where: \.isVisible)
    }

    func fill(_ draft: FormDraft) {
        show(draft)
        showZonesUnlessTyping()
        draftChanged()
    }

    func put(_ draft: FormDraft) {
        for field in fields { field.put(draft) }
        showZonesUnlessTyping()
    }

    func focusFirstWrongField() {
        grid.focusFirstWrongField()
        // If the keyboard is in the line, typing replaces the part that is not understood.
        if let line, line.hasFocusInside, let refused = check?.refused { line.select(refused) }
    }

    /// Asks to leave the form. Returns true if it is closed by then without a question.
    func leave() -> Bool {
        if let questionOnShow { questionOnShow.present() } else { events.emit(.cancel) }
        return isDismissed
    }

    func ask(_ question: UnsavedQuestion) {
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
            case .discard: self?.events.emit(.discard)
            case .accept: self?.events.emit(.save)
            default: self?.onDismissed = nil
            }
        }
    }

    func ask(_ conflicts: [FieldConflict]) {
        let window = ConflictWindow(conflicts, parent: self) { [weak self] answers in
            if let answers {
                self?.events.emit(.answered(answers))
            } else {
                self?.onDismissed = nil
            }
        }
        questionOnShow = window
        window.presentUntilAnswered()
    }

    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        let dialog = MessageDialog(question, parent: self)
        questionOnShow = dialog
        dialog.presentQuestion(answer: answer)
    }

    func show(_ message: FailureViewModel) {
        onDismissed = nil
        failure.show(message)
        saveAsNew.isVisible = false
    }

    func offerSavingAsNew(_ message: FailureViewModel) {
        show(message)
        saveAsNew.isVisible = true
        saveAsNew.grabFocus()
    }

    func dismiss() {
        guard !isDismissed else { return }
        isDismissed = true
        let next = onDismissed
        keyboard.endWindow()
        next?()
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
