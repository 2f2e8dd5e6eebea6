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

    private let read: () -> [FormKey: FormValue]
    private let write: (FormDraft) -> Void
    private let listen: (@escaping () -> Void) -> Void

    private init(
        _ row: FormRow, _ widget: Widget, focus: Widget? = nil,
        entries: [FormKey: Entry] = [:], read: @escaping () -> [FormKey: FormValue],
        write: @escaping (FormDraft) -> Void,
        listen: @escaping (@escaping () -> Void) -> Void
    ) {
        self.row = row
        self.widget = widget
        self.focus = focus ?? widget
        self.entries = entries
        self.read = read
        self.write = write
        self.listen = listen
    }

    /// The present values. Setting them calls no handlers.
    var values: [FormKey: FormValue] { read() }

    func show(_ draft: FormDraft) { write(draft) }

    /// Shows the values that a draft has of the field, beside those that stay.
    func put(_ draft: FormDraft) {
        guard row.kept.contains(where: draft.keys.contains) else { return }
        var whole = FormDraft(values)
        for key in draft.keys { whole[value: key] = draft[value: key] }
        write(whole)
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
        if widget is TimeField {
            grid.add(row.caption, widget, focus: focus, isRequired: row.isRequired)
        } else if row.caption.isEmpty || [.flag, .note, .button].contains(row.kind) {
            grid.add(widget)
        } else {
            grid.add(widget, field: row.key, focus: focus, isRequired: row.isRequired)
        }
        if let currency = entries[.currency] { grid.addComplaint(.currency, about: currency) }
    }
}

extension RowField {
    static func text(_ row: FormRow) -> RowField {
        let entry = Entry(placeholder: row.hint)
        entry.listsCompletions = row.kind == .list
        return RowField(
            row, entry, entries: [row.key: entry], read: { [row.key: .text(entry.text)] },
            write: { entry.text = $0[row.key] },
            listen: { handler in
                entry.onChanged { _ in handler() }
            })
    }

    static func paragraphs(_ row: FormRow, height: Int) -> RowField {
        let view = TextView()
        view.tooltip = row.hint.isEmpty ? nil : row.hint
        return RowField(
            row, Text.framed(view, height: height), focus: view,
            read: { [row.key: .text(view.text)] },
            write: { if view.text != $0[row.key] { view.text = $0[row.key] } },
            listen: { handler in view.onChanged { _ in handler() } })
    }

    static func choice(_ row: FormRow, of items: [String]) -> RowField {
        let choice = ComboBoxText(items, selectedIndex: 0)
        return RowField(
            row, choice, read: { [row.key: .choice(choice.selectedIndex ?? 0)] },
            write: { choice.selectedIndex = $0[choice: row.key] },
            listen: { handler in choice.onChanged { _ in handler() } })
    }

    static func flag(_ row: FormRow) -> RowField {
        let button = CheckButton(row.caption)
        return RowField(
            row, button, read: { [row.key: .flag(button.isActive)] },
            write: { button.isActive = $0[flag: row.key] },
            listen: { handler in button.onToggled { _ in handler() } })
    }

    static func agreement(_ row: FormRow) -> RowField {
        let button = CheckButton("")
        button.wrapsLabel(isCentred: false)
        return RowField(
            row, button, read: { [row.key: .flag(!button.isActive)] },
            write: { button.isActive = !$0[flag: row.key] },
            listen: { handler in button.onToggled { _ in handler() } })
    }

    static func day(_ row: FormRow, _ field: DayField) -> RowField {
        // Translators: in an empty field that has room for eleven letters.
        if !row.isRequired { field.firstField.placeholder = localized("No date") }
        return RowField(
            row, field, focus: field.firstField,
            read: { [row.key: field.chosen.map(FormValue.day) ?? FormValue.none] },
            write: {
                let day = $0[day: row.key]
                if day != field.chosen { field.chosen = day }
            }, listen: field.onChanged)
    }

    static func money(_ row: FormRow, currency caption: String) -> RowField {
        let (amount, currency) = (Entry(placeholder: row.hint), Entry())
        currency.widthChars = 5
        currency.accessibleName = caption
        let box = Box(.horizontal, spacing: Space.close)
        box.append(amount)
        box.append(currency)
        return RowField(
            row, box, focus: amount, entries: [row.key: amount, .currency: currency],
            read: { [row.key: .text(amount.text), .currency: .text(currency.text)] },
            write: { (amount.text, currency.text) = ($0[row.key], $0[.currency]) },
            listen: { handler in
                for entry in [amount, currency] { entry.onChanged { _ in handler() } }
            })
    }
}

extension RowField {
    static func time(_ row: FormRow, _ field: TimeField) -> RowField {
        RowField(
            row, field, focus: field.firstField, entries: [row.key.zone: field.zone.entry],
            read: { [row.key: field.value.map(FormValue.time) ?? FormValue.none] },
            write: {
                if let time = $0[time: row.key] {
                    field.value = time
                } else {
                    field.value = nil
                    if $0[value: row.key.zone] != nil { field.zone.entry.text = $0[row.key.zone] }
                }
            }, listen: field.onChanged)
    }

    static func file(_ row: FormRow) -> RowField {
        let field = TicketFileField("", title: row.caption)
        return RowField(
            row, field, focus: field.choose, read: { [row.key: .text(field.path)] },
            write: { field.path = $0[row.key] }, listen: { field.onChanged($0) })
    }

    static func button(_ row: FormRow) -> RowField {
        let button = Button(mnemonic: row.caption)
        button.halign = .start
        button.marginTop = Space.near
        return .words(row, button)
    }

    /// A row without a value, whose words the check gives.
    static func words(_ row: FormRow, _ widget: Widget) -> RowField {
        RowField(row, widget, read: { [:] }, write: { _ in }, listen: { _ in })
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

    /// The keys of the values that the row holds.
    fileprivate var kept: [FormKey] {
        switch kind {
        case .money: parts
        case .time: [key, key.zone]
        default: [key]
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
