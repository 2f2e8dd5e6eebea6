internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Wording

/// The widgets of a form's row, which show and hold the values of its keys.
final class RowField {
    let row: FormRow
    /// The widget beside the caption.
    let widget: Widget
    /// The widget that labels name and that takes the focus.
    let focus: Widget
    /// The entries for text, by their keys.
    let entries: [FormKey: Entry]
    /// The day of the row or of its time, or `nil` if it has none.
    private(set) var day: DayField?
    /// The zone of a time, or `nil` if the row is none.
    private(set) var zone: ZoneField?
    /// The button beside the line that changes the kind of entry, or `nil` beside another row.
    private(set) var change: Button?
    /// Has a handler called when a text changes.
    let onChanged: (@escaping () -> Void) -> Void
    /// Has a handler called when focus leaves a typed part of a time, and when one is chosen or
    /// stepped to.
    let onSet: (@escaping () -> Void) -> Void

    private let parts: [FormKey: Part]

    /// A text of the row. Writing it calls no handlers.
    private typealias Part = (read: () -> String?, write: (String) -> Void)

    private init(
        _ row: FormRow, _ widget: Widget, focus: Widget? = nil, entries: [FormKey: Entry] = [:],
        parts: [FormKey: Part] = [:],
        onChanged: @escaping (@escaping () -> Void) -> Void = { _ in },
        onSet: @escaping (@escaping () -> Void) -> Void = { _ in }
    ) {
        self.row = row
        self.widget = widget
        self.focus = focus ?? widget
        self.entries = entries
        self.parts = parts
        self.onChanged = onChanged
        self.onSet = onSet
    }

    /// Makes a field of entries.
    private convenience init(
        _ row: FormRow, _ widget: Widget, focus: Widget? = nil, of entries: [FormKey: Entry]
    ) {
        self.init(
            row, widget, focus: focus, entries: entries,
            parts: entries.mapValues { entry in ({ entry.text }, { entry.text = $0 }) },
            onChanged: { handler in
                for entry in entries.values { entry.onChanged { _ in handler() } }
            })
    }

    /// The present texts, without the zone of a time that is not known.
    var texts: [FormKey: String] { parts.compactMapValues { $0.read() } }

    /// Shows the texts that a draft has of the field.
    func put(_ draft: FormDraft) {
        for (key, part) in parts {
            if let text = draft.texts[key], text != part.read() { part.write(text) }
        }
    }

    /// Shows the words that follow from the draft: of a note or an offer, which hides without.
    func tell(_ words: String) {
        switch widget {
        case let label as Label:
            label.show(words)
            // The row of the form takes space of its own.
            label.parent?.isVisible = label.isVisible
        case let button as CheckButton:
            if !words.isEmpty, !button.isVisible { button.announce(words) }
            button.label = words
            button.isVisible = !words.isEmpty
        case let line as OfferLine: line.offer(words)
        default: break
        }
    }

    func add(to grid: FormGrid<FormKey>) {
        if let width = row.width { entries[row.key]?.widthChars = max(width, row.hint.count) }
        if row.isNarrow { widget.halign = .start }
        if row.caption.isEmpty || [.flag, .note, .button].contains(row.kind) {
            grid.add(widget)
        } else {
            grid.add(
                row.caption, widget, field: zone == nil ? row.key : nil, focus: focus,
                isRequired: row.isRequired)
        }
        if let currency = entries[.currency] { grid.addComplaint(.currency, about: currency) }
    }
}

extension RowField {
    /// Makes the field of a row.
    ///
    /// - Parameters:
    ///   - grid: the grid that shows the complaints about the parts of a time.
    ///   - window: the parent of dialogs.
    static func of(
        _ row: FormRow, in form: FormViewModel, grid: FormGrid<FormKey>,
        over window: Window
    ) -> RowField {
        switch row.kind {
        case .line(let change):
            let (entry, button) = (
                Entry(form.line, placeholder: row.hint), Button(mnemonic: change)
            )
            // In a narrow window, the button is below the line, which needs the room.
            entry.maxWidthChars = 36
            let box = WrapBox(spacing: Space.close)
            box.append(entry, expand: true)
            box.append(button)
            let field = RowField(row, box, focus: entry, entries: [row.key: entry])
            field.change = button
            return field
        case .more, .complaint, .text, .list:
            let entry = Entry(placeholder: row.hint)
            entry.listsCompletions = row.kind == .list
            return RowField(row, entry, of: [row.key: entry])
        case .paragraphs(let height):
            let view = TextView()
            view.tooltip = row.hint.isEmpty ? nil : row.hint
            return RowField(
                row, Text.framed(view, height: height), focus: view,
                parts: [row.key: ({ view.text }, { view.text = $0 })],
                onChanged: { handler in view.onChanged { _ in handler() } })
        case .choice(let items):
            let choice = ComboBoxText(items, selectedIndex: 0)
            choice.cutsItemsShort()
            return RowField(
                row, choice,
                parts: [
                    row.key: (
                        { choice.selectedIndex.flatMap { $0 == 0 ? nil : String($0) } ?? "" },
                        { choice.selectedIndex = Int($0) ?? 0 }
                    )
                ], onChanged: { handler in choice.onChanged { _ in handler() } })
        case .flag, .agreement:
            let isAgreement = row.kind == .agreement
            let button = CheckButton(isAgreement ? "" : row.caption)
            if isAgreement { button.wrapsLabel(isCentred: false) }
            button.isActive = isAgreement
            return RowField(
                row, button,
                parts: [
                    row.key: (
                        { button.isActive == isAgreement ? "" : "1" },
                        { button.isActive = $0.isEmpty == isAgreement }
                    )
                ], onChanged: { handler in button.onToggled { _ in handler() } })
        case .money: return money(row)
        case .day:
            let day = DayField(format: form.days)
            // Translators: in an empty field that has room for eleven letters.
            if !row.isRequired { day.firstField.placeholder = localized("No date") }
            let field = RowField(
                row, day, focus: day.firstField,
                parts: [row.key: ({ day.value }, { day.value = $0 })],
                onChanged: { day.onChanged = $0 })
            field.day = day
            return field
        case .time(let clock, let zone):
            return time(
                row, DayField(format: form.days),
                ClockField(hour: 0, minute: 0, name: clock, format: form.clock),
                ZoneField(
                    form.homeZone, zones: form.zones, name: zone, hint: row.hint,
                    hasButton: row.isRequired), grid)
        case .file:
            let field = TicketFileField("", title: row.caption)
            field.window = { [weak window] in window }
            return RowField(
                row, field, focus: field.choose,
                parts: [row.key: ({ field.path }, { field.path = $0 })],
                onChanged: { field.onChanged = $0 })
        case .button:
            let button = Button(mnemonic: row.caption)
            button.halign = .start
            button.marginTop = Space.near
            return RowField(row, button)
        case .note: return RowField(row, Text.dim(row.caption))
        case .offer: return RowField(row, OfferLine(row.caption))
        }
    }

    private static func money(_ row: FormRow) -> RowField {
        let (amount, currency) = (Entry(placeholder: row.hint), Entry())
        currency.widthChars = 5
        currency.accessibleName = Localizer.ofWidgets.currency
        let box = Box(.horizontal, spacing: Space.close)
        box.append(amount)
        box.append(currency)
        return RowField(row, box, focus: amount, of: [row.key: amount, .currency: currency])
    }

    /// Returns the fields of a departure or an arrival, which are in one row if they fit.
    private static func time(
        _ row: FormRow, _ day: DayField, _ clock: ClockField, _ zone: ZoneField,
        _ grid: FormGrid<FormKey>
    ) -> RowField {
        let line = WrapBox(spacing: Space.close)
        for part in [day, clock, zone] as [Widget] { line.append(part) }
        let box = Box(.vertical, spacing: Space.close)
        box.append(line)
        let places: [(FormKey, Widget, Widget)] = [
            (row.key.day, day, day.firstField), (row.key.clock, clock, clock.firstField),
            (row.key.zone, zone.entry, zone.entry),
        ]
        for (key, widget, focus) in places {
            box.append(grid.addComplaint(key, about: widget, focus: focus, hasRow: false))
        }
        func isKnown() -> Bool {
            row.isRequired || !day.firstField.text.isEmpty || !clock.text.isEmpty
        }
        let field = RowField(
            row, box, focus: day.firstField, entries: [row.key.zone: zone.entry],
            parts: [
                row.key.day: ({ day.value }, { day.value = $0 }),
                row.key.clock: ({ clock.value }, { clock.value = $0 }),
                row.key.zone: (
                    { isKnown() ? zone.entry.text : nil }, { zone.entry.text = $0 }
                ),
            ],
            onChanged: { handler in
                day.onChanged = handler
                clock.onChanged(handler)
                zone.entry.onChanged { _ in handler() }
            },
            onSet: { handler in
                day.onSet = handler
                clock.onSet(handler)
                zone.entry.onFocusOut(handler)
            })
        (field.day, field.zone) = (day, zone)
        return field
    }
}

extension FormRow {
    /// Whether the field is as wide as what it holds.
    fileprivate var isNarrow: Bool {
        switch kind {
        case .choice, .day: true
        default: width != nil
        }
    }
}

/// A button below the fields with its caption, which is hidden while it offers nothing.
final class OfferLine: Box {
    let button = Button("")
    private let caption: Label

    init(_ caption: String) {
        self.caption = Label(mnemonic: caption, for: button)
        super.init(.horizontal, spacing: Space.near)
        self.caption.addStyleClass(Style.dim)
        button.setLabelledBy(self.caption)
        button.wrapsLabel()
        // The letter in the caption leads here, and Tab to the next field.
        button.isFocusable = false
        append(self.caption)
        append(button, expand: true)
        isVisible = false
    }

    func offer(_ words: String) {
        button.label = words
        if !words.isEmpty, !isVisible {
            announce([caption.text, words].joined(separator: ": "))
        }
        isVisible = !words.isEmpty
    }
}
