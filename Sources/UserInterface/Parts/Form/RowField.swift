internal import Gtk
internal import Presentation

/// The widgets of a form's row, which show and hold the values of its keys.
final class RowField {
    let row: FormRow
    /// The widget beside the caption.
    let widget: Widget
    /// The widget that labels name and that takes the focus.
    let focus: Widget
    /// The entries for text, by their keys.
    let entries: [FormKey: Entry]

    private let parts: [FormKey: Part]
    private let listen: (@escaping () -> Void) -> Void

    /// A text of the row. Writing it calls no handlers.
    private typealias Part = (read: () -> String?, write: (String) -> Void)

    private init(
        _ row: FormRow, _ widget: Widget, focus: Widget? = nil, entries: [FormKey: Entry] = [:],
        parts: [FormKey: Part] = [:], listen: @escaping (@escaping () -> Void) -> Void = { _ in }
    ) {
        self.row = row
        self.widget = widget
        self.focus = focus ?? widget
        self.entries = entries
        self.parts = parts
        self.listen = listen
    }

    /// Makes a field of entries.
    private convenience init(
        _ row: FormRow, _ widget: Widget, focus: Widget? = nil, of entries: [FormKey: Entry]
    ) {
        self.init(
            row, widget, focus: focus, entries: entries,
            parts: entries.mapValues { entry in ({ entry.text }, { entry.text = $0 }) },
            listen: { handler in
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

    func onChanged(_ handler: @escaping () -> Void) { listen(handler) }

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
                row.caption, widget, field: widget is TimeField ? nil : row.key, focus: focus,
                isRequired: row.isRequired)
        }
        if let currency = entries[.currency] { grid.addComplaint(.currency, about: currency) }
    }
}

extension RowField {
    static func text(_ row: FormRow) -> RowField {
        let entry = Entry(placeholder: row.hint)
        entry.listsCompletions = row.kind == .list
        return RowField(row, entry, of: [row.key: entry])
    }

    static func paragraphs(_ row: FormRow, height: Int) -> RowField {
        let view = TextView()
        view.tooltip = row.hint.isEmpty ? nil : row.hint
        return RowField(
            row, Text.framed(view, height: height), focus: view,
            parts: [row.key: ({ view.text }, { view.text = $0 })],
            listen: { handler in view.onChanged { _ in handler() } })
    }

    static func choice(_ row: FormRow, of items: [String]) -> RowField {
        let choice = ComboBoxText(items, selectedIndex: 0)
        return RowField(
            row, choice,
            parts: [
                row.key: (
                    { choice.selectedIndex.flatMap { $0 == 0 ? nil : String($0) } ?? "" },
                    { choice.selectedIndex = Int($0) ?? 0 }
                )
            ], listen: { handler in choice.onChanged { _ in handler() } })
    }

    static func flag(_ row: FormRow) -> RowField {
        let button = CheckButton(row.caption)
        return RowField(
            row, button,
            parts: [row.key: ({ button.isActive ? "1" : "" }, { button.isActive = !$0.isEmpty })],
            listen: { handler in button.onToggled { _ in handler() } })
    }

    static func agreement(_ row: FormRow) -> RowField {
        let button = CheckButton("")
        button.isActive = true
        button.wrapsLabel(isCentred: false)
        return RowField(
            row, button,
            parts: [row.key: ({ button.isActive ? "" : "1" }, { button.isActive = $0.isEmpty })],
            listen: { handler in button.onToggled { _ in handler() } })
    }

    static func day(_ row: FormRow, _ field: DayField) -> RowField {
        // Translators: in an empty field that has room for eleven letters.
        if !row.isRequired { field.firstField.placeholder = localized("No date") }
        return RowField(
            row, field, focus: field.firstField,
            parts: [row.key: ({ field.value }, { field.value = $0 })], listen: field.onChanged)
    }

    static func money(_ row: FormRow, currency caption: String) -> RowField {
        let (amount, currency) = (Entry(placeholder: row.hint), Entry())
        currency.widthChars = 5
        currency.accessibleName = caption
        let box = Box(.horizontal, spacing: Space.close)
        box.append(amount)
        box.append(currency)
        return RowField(row, box, focus: amount, of: [row.key: amount, .currency: currency])
    }

    static func time(_ row: FormRow, _ field: TimeField) -> RowField {
        RowField(
            row, field, focus: field.firstField, entries: [row.key.zone: field.zone.entry],
            parts: [
                row.key.day: ({ field.day.value }, { field.day.value = $0 }),
                row.key.clock: ({ field.clock.value }, { field.clock.value = $0 }),
                row.key.zone: (
                    { field.isOfTime ? field.zone.entry.text : nil }, { field.zone.entry.text = $0 }
                ),
            ], listen: field.onChanged)
    }

    static func file(_ row: FormRow, over window: Window) -> RowField {
        let field = TicketFileField("", title: row.caption)
        field.window = { [weak window] in window }
        return RowField(
            row, field, focus: field.choose,
            parts: [row.key: ({ field.path }, { field.path = $0 })],
            listen: { field.onChanged($0) })
    }

    static func button(_ row: FormRow) -> RowField {
        let button = Button(mnemonic: row.caption)
        button.halign = .start
        button.marginTop = Space.near
        return .words(row, button)
    }

    /// A row without a text, whose words the check gives.
    static func words(_ row: FormRow, _ widget: Widget) -> RowField { RowField(row, widget) }
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
