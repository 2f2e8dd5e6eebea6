internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Signals
internal import Wording

/// The form for an entry, made of its rows.
final class EntryFormWindow: FormWindow, FormView {
    var signalDraft: Signal<FormDraft> { draftEmitter.signal }
    var signalLine: Signal<String> { lineEmitter.signal }
    var signalPressed: Signal<FormKey> { pressedEmitter.signal }

    private let draftEmitter = Emitter<FormDraft>()
    private let lineEmitter = Emitter<String>()
    private let pressedEmitter = Emitter<FormKey>()
    private let grid: FormGrid<FormKey>
    private var fields: [RowField] = []
    private var line: LineField?
    /// The words that follow from the draft, as they are shown.
    private var shown: [FormKey: String] = [:]

    /// - Parameters:
    ///   - today: the day that is proposed for a day that is not known.
    ///   - months: the names of the twelve months.
    init(_ form: FormViewModel, today: TypedDay, months: [String], parent: Window) {
        let rows = form.rows.map { ($0.key, $0) }
        grid = FormGrid(
            captions: Dictionary(uniqueKeysWithValues: rows.map { ($0, $1.caption) }),
            hints: Dictionary(uniqueKeysWithValues: rows.map { ($0, $1.hint) }))
        super.init(title: form.title, form: grid, parent: parent)
        let beneath = Box(.vertical, spacing: Space.close)
        beneath.margin = Space.near
        for (index, row) in form.rows.enumerated() {
            switch row.kind {
            case .line(let change):
                line = LineField(form.line, change: change)
                line?.layOut(in: grid, as: row.key)
            case .more:
                let rest = form.rows[index...].filter { !$0.isBeneath }
                grid.beginMore(
                    row.caption,
                    isOpen: rest.contains { form.draft[value: $0.key]?.isPreset == false })
            default:
                let field = Self.field(row, in: form, today: today, months: months)
                fields.append(field)
                if row.isBeneath { beneath.append(field.widget) } else { field.add(to: grid) }
            }
        }
        if !beneath.children.isEmpty { add(beneath: beneath) }
        complete(form.completions)
        show(form.draft)
        letEnterSave(from: grid)
        letEnterSave(from: beneath)
        showFocus(in: grid)
        listen()
        show(form.check)
        grid.focus(form.focus)
    }

    private static func field(
        _ row: FormRow, in form: FormViewModel, today: TypedDay, months: [String]
    ) -> RowField {
        switch row.kind {
        case .line, .more, .text, .list, .note: .text(row)
        case .paragraphs(let height): .paragraphs(row, height: height)
        case .choice(let items): .choice(row, of: items)
        case .flag: .flag(row)
        case .agreement: .agreement(row)
        case .money(let currency): .money(row, currency: currency)
        case .day(let presence):
            .day(
                row, presence,
                DayField(
                    today, months: months, format: form.days, allowsNone: presence == .optional))
        }
    }

    func complete(_ completions: FormViewModel.Completions) {
        for field in fields {
            for (key, entry) in field.entries { entry.completions = completions[key] ?? [] }
        }
    }

    func show(_ check: FormCheck) {
        grid.show(check.complaints, doubts: check.doubts)
        line?.refused = check.refused
        for field in fields where field.row.kind == .agreement {
            field.tell(check.words[field.row.key] ?? "")
        }
        guard check.words != shown else { return }
        for field in fields {
            for (key, entry) in field.entries where check.words[key] != shown[key] {
                entry.placeholder = check.words[key]
            }
        }
        shown = check.words
    }

    func fill(_ draft: FormDraft, meanings: String) {
        show(draft)
        line?.show(meanings)
        draftChanged()
    }

    func put(_ draft: FormDraft) {
        var whole = self.draft
        for key in draft.keys { whole[value: key] = draft[value: key] }
        show(whole)
    }

    func focusFirstWrongField() {
        grid.focusFirstWrongField()
        line?.selectRefused()
    }

    private func show(_ draft: FormDraft) {
        for field in fields { field.show(draft) }
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
        for field in fields {
            field.onChanged { [weak self, weak field] in
                if let field { self?.changed(field) }
            }
        }
    }

    private func changed(_ field: RowField) {
        let draft = draft
        for other in fields where other.row.excludedBy == field.row.key {
            // A film that leaves the watchlist was most likely seen today.
            if !draft[flag: field.row.key] { (other.widget as? DayField)?.isNone = false }
            allow(other, in: draft)
        }
        draftChanged()
    }

    private func draftChanged() { draftEmitter.emit(draft) }

    private var draft: FormDraft {
        FormDraft(fields.reduce(into: [:]) { $0.merge($1.values) { $1 } })
    }
}
