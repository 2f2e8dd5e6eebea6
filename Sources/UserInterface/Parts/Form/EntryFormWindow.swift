internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Signals
internal import Wording

/// The form for an entry or the traveller's details, made of its rows.
final class EntryFormWindow: FormWindow, FormView {
    var signalDraft: Signal<FormDraft> { draftEmitter.signal }
    var signalLine: Signal<String> { lineEmitter.signal }
    var signalPressed: Signal<FormKey> { pressedEmitter.signal }
    var signalEditingEnded: Signal<Void> { editingEmitter.signal }

    private let draftEmitter = Emitter<FormDraft>()
    private let lineEmitter = Emitter<String>()
    private let pressedEmitter = Emitter<FormKey>()
    private let editingEmitter = Emitter<Void>()
    private let grid: FormGrid<FormKey>
    private let beneath = Box(.vertical, spacing: Space.close)
    private var fields: [RowField] = []
    private var line: LineField?
    private var zones: ShownZones?
    /// The usual spelling of correct values.
    private var written: [FormKey: String] = [:]
    /// The words that follow from the draft, as they are shown.
    private var shown: [FormKey: String]?

    /// - Parameters:
    ///   - today: the day that is proposed for a day that is not known.
    ///   - details: remembers the headings whose fields are shown.
    init(_ form: FormViewModel, today: String, details: OpenDetails, parent: Window) {
        let rows = form.rows.map { ($0.key, $0) }
        grid = FormGrid(
            captions: Dictionary(uniqueKeysWithValues: rows.map { ($0, $1.caption) }),
            hints: Dictionary(uniqueKeysWithValues: rows.map { ($0, $1.hint) }))
        // A day, a time and a zone need room beside each other.
        super.init(
            title: form.title, form: grid, parent: parent, width: Self.width(of: form))
        for (index, row) in form.rows.enumerated() {
            switch row.kind {
            case .line(let change):
                line = LineField(form.line, change: change)
                line?.layOut(in: grid, as: row.key)
            case .more:
                let rest = form.rows[index...].filter { !$0.isBeneath }
                grid.beginMore(
                    row.caption,
                    isOpen: details.keys.contains(row.key.rawValue)
                        || rest.contains { !form.draft[$0.key].isEmpty },
                    onToggled: { details.remember(row.key.rawValue, isOpen: $0) })
            case .complaint(let other):
                if let field = field(other) {
                    grid.addComplaint(row.key, about: field.widget, focus: field.focus)
                }
            default:
                let field = makeField(row, in: form, today: today)
                fields.append(field)
                if row.isBeneath { beneath.append(field.widget) } else { field.add(to: grid) }
            }
        }
        if !beneath.children.isEmpty {
            beneath.margin = Space.near
            add(beneath: beneath)
        }
        complete(form.completions)
        put(form.proposals)
        show(form.draft)
        followZones(of: form)
        letEnterSave(from: grid)
        letEnterSave(from: beneath)
        showFocus(in: grid)
        listen()
        show(form.check)
        grid.focus(form.focus)
    }

    /// The width for which the fields of a form are made, in pixels. A line has a button beside it.
    private static func width(of form: FormViewModel) -> Int {
        if form.rows.contains(where: { $0.key == .line }) { return 860 }
        return form.zones.isEmpty ? 620 : 680
    }

    private func makeField(
        _ row: FormRow, in form: FormViewModel, today: String
    ) -> RowField {
        switch row.kind {
        case .line, .more, .complaint, .text, .list: return .text(row)
        case .paragraphs(let height): return .paragraphs(row, height: height)
        case .choice(let items): return .choice(row, of: items)
        case .flag: return .flag(row)
        case .agreement: return .agreement(row)
        case .money(let currency): return .money(row, currency: currency)
        case .button: return .button(row)
        case .note: return .words(row, Text.dim(row.caption))
        case .offer: return .words(row, OfferLine(row.caption))
        case .file:
            let field = RowField.file(row)
            (field.widget as? TicketFileField)?.window = { [weak self] in self }
            return field
        case .day:
            return .day(row, DayField(today, format: form.days))
        case .time(let clock, let zone):
            return .time(
                row,
                TimeField(
                    row, clockName: clock, zoneName: zone, today: today, in: form, grid: grid))
        }
    }

    private func field(_ key: FormKey) -> RowField? { fields.first { $0.row.key == key } }

    private var times: [TimeField] { fields.compactMap { $0.widget as? TimeField } }

    /// The entries of texts that other fields follow once they are whole.
    private var followed: [Entry] {
        [line?.entry].compactMap(\.self)
            + fields.filter(\.row.isFollowed).flatMap { $0.entries.values }
    }

    private func followZones(of form: FormViewModel) {
        guard !times.isEmpty else { return }
        zones = ShownZones(times.map(\.zone), home: form.homeZone, following: followed)
    }

    func complete(_ completions: FormViewModel.Completions) {
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
        if fields.contains(where: { check.complaints[$0.row.key.zone] != nil }) { zones?.show() }
        grid.show(check.complaints, doubts: check.doubts)
        line?.refused = check.refused
        allowSaving(check.saving)
        written = check.written
        guard check.words != shown else { return }
        for field in fields {
            if field.row.isTold {
                field.tell(check.words[field.row.key] ?? field.row.caption(of: .note))
            }
            for (key, entry) in field.entries where check.words[key] != shown?[key] {
                entry.placeholder = check.words[key] ?? field.row.hint
            }
        }
        beneath.isVisible = beneath.children.contains(where: \.isVisible)
        shown = check.words
    }

    func fill(_ draft: FormDraft, meanings: String) {
        show(draft)
        zones?.showUnlessTyping()
        line?.show(meanings)
        draftChanged()
    }

    func put(_ draft: FormDraft) {
        for field in fields { field.put(draft) }
        zones?.showUnlessTyping()
    }

    func focusFirstWrongField() {
        grid.focusFirstWrongField()
        line?.selectRefused()
    }

    private func show(_ draft: FormDraft) {
        for field in fields { field.put(draft) }
        for field in fields { allow(field, in: draft) }
    }

    /// Makes a field insensitive that a check button excludes.
    private func allow(_ field: RowField, in draft: FormDraft) {
        guard let other = field.row.excludedBy else { return }
        field.widget.isSensitive = !draft[flag: other]
    }

    private func listen() {
        line?.onChanged { [weak self] in self?.lineEmitter.emit($0) }
        line?.onOtherKind { [weak self] in self?.pressedEmitter.emit(.otherKind) }
        let ended = { [weak self] in self?.editingEmitter.emit() ?? () }
        for time in times { time.onSet(ended) }
        for entry in followed { entry.onFocusOut(ended) }
        for field in fields {
            field.onChanged { [weak self, weak field] in
                if let field { self?.changed(field) }
            }
            if field.row.kind == .text {
                for (key, entry) in field.entries {
                    entry.onFocusOut { [weak self, weak entry] in
                        if let entry { self?.writeWell(entry, key) }
                    }
                }
            }
            if field.row.kind == .button {
                (field.widget as? Button)?.onClicked { [weak self, key = field.row.key] in
                    self?.pressedEmitter.emit(key)
                }
            }
            (field.widget as? OfferLine)?.button.onClicked { [weak self, key = field.row.key] in
                self?.take(key)
            }
        }
    }

    /// Rewrites a correct value as it is usually spelled.
    private func writeWell(_ entry: Entry, _ key: FormKey) {
        guard let text = written[key], text != entry.text else { return }
        entry.text = text
        draftChanged()
    }

    /// Takes an offer, after focusing the time, which usually differs.
    private func take(_ offer: FormKey) {
        if let time = fields.first(where: { $0.widget is TimeField }) {
            grid.focus(time.row.key.clock)
        }
        pressedEmitter.emit(offer)
    }

    private func changed(_ field: RowField) {
        let draft = draft
        for other in fields where other.row.excludedBy == field.row.key {
            // A day that was excluded begins with the proposed one.
            if !draft[flag: field.row.key] { (other.widget as? DayField)?.refill() }
            allow(other, in: draft)
        }
        draftChanged()
    }

    private func draftChanged() { draftEmitter.emit(draft) }

    private var draft: FormDraft {
        FormDraft(fields.reduce(into: [:]) { $0.merge($1.texts) { $1 } })
    }
}

extension FormRow {
    /// Whether the row shows words that follow from the draft.
    fileprivate var isTold: Bool { isBeneath || kind == .note }

    /// The caption of a row of that kind, or an empty text.
    fileprivate func caption(of kind: Kind) -> String { self.kind == kind ? caption : "" }
}
