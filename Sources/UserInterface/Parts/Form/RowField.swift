internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Wording

/// The widgets of a form's row, which show and hold the values of its keys.
struct RowField {
    let row: FormRow
    /// The widget beside the caption.
    let widget: Widget
    /// The widget that labels name and that takes the focus.
    let focus: Widget
    /// The entries for text, by their keys.
    let entries: [FormKey: Entry]
    /// Has a handler called when a text changes.
    private(set) var onChanged: (@escaping () -> Void) -> Void
    /// Has a handler called when focus leaves a typed part of a time, and when one is chosen or
    /// stepped to.
    private(set) var onSet: (@escaping () -> Void) -> Void = { _ in }
    /// The day of the row or of its time, or `nil` if it has none.
    private(set) var day: DayField?
    /// The zone of a time, or `nil` if the row is none.
    private(set) var zone: ZoneField?
    /// The button of the row, or `nil` if it has none that is pressed.
    private(set) var button: Button?

    private var parts: [FormKey: Part]

    /// A text of the row. Writing it calls no handlers.
    private typealias Part = (read: () -> String?, write: (String) -> Void)

    /// Makes a field of entries, or of a widget without a text.
    private init(
        _ row: FormRow, _ widget: Widget, focus: Widget? = nil, of entries: [FormKey: Entry] = [:]
    ) {
        (self.row, self.widget, self.entries) = (row, widget, entries)
        self.focus = focus ?? widget
        parts = entries.mapValues { entry in ({ entry.text }, { entry.text = $0 }) }
        onChanged = { handler in
            for entry in entries.values { entry.onChanged { _ in handler() } }
        }
    }

    /// Returns the field with the text of a widget.
    private func holding(
        _ read: @escaping () -> String, _ write: @escaping (String) -> Void,
        onChanged: @escaping (@escaping () -> Void) -> Void
    ) -> RowField {
        var field = self
        field.parts[row.key] = (read, write)
        field.onChanged = onChanged
        return field
    }

    /// The present texts, without the zone of a time that is not known.
    var texts: [FormKey: String] { parts.compactMapValues { $0.read() } }

    /// Shows the texts that a draft has of the field.
    func put(_ draft: FormDraft) {
        for (key, part) in parts {
            if let text = draft.texts[key], text != part.read() { part.write(text) }
        }
    }

    /// Shows the words that follow from the draft: of a note, or of an agreement or an offer, which
    /// hides without.
    func tell(_ words: String?) {
        switch (row.kind, widget) {
        case (.note, let label as Label):
            label.show(words ?? row.caption)
            // The row of the form takes space of its own.
            label.parent?.isVisible = label.isVisible
        case (.agreement, let button as CheckButton):
            if let words, !button.isVisible { button.announce(words) }
            button.label = words ?? ""
            button.isVisible = words != nil
        case (.offer, let line as OfferLine): line.offer(words)
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
            var field = RowField(row, box, focus: entry, of: [row.key: entry])
            // The line is no part of the draft.
            (field.parts, field.onChanged, field.button) = ([:], { _ in }, button)
            return field
        case .more, .complaint, .text, .list:
            let entry = Entry(placeholder: row.hint)
            entry.listsCompletions = row.kind == .list
            return RowField(row, entry, of: [row.key: entry])
        case .paragraphs(let height):
            let view = TextView()
            view.tooltip = row.hint.isEmpty ? nil : row.hint
            return RowField(row, Text.framed(view, height: height), focus: view)
                .holding({ view.text }, { view.text = $0 }) { handler in
                    view.onChanged { _ in handler() }
                }
        case .choice(let items):
            let choice = ComboBoxText(items, selectedIndex: 0)
            choice.cutsItemsShort()
            return RowField(row, choice).holding(
                { choice.selectedIndex.flatMap { $0 == 0 ? nil : String($0) } ?? "" },
                { choice.selectedIndex = Int($0) ?? 0 }
            ) { handler in choice.onChanged { _ in handler() } }
        case .flag, .agreement:
            let isAgreement = row.kind == .agreement
            let button = CheckButton(isAgreement ? "" : row.caption)
            if isAgreement { button.wrapsLabel(isCentred: false) }
            button.isActive = isAgreement
            return RowField(row, button).holding(
                { button.isActive == isAgreement ? "" : "1" },
                { button.isActive = $0.isEmpty == isAgreement }
            ) { handler in button.onToggled { _ in handler() } }
        case .money:
            let (amount, currency) = (Entry(placeholder: row.hint), Entry())
            currency.widthChars = 5
            currency.accessibleName = Localizer.ofWidgets.currency
            let box = Box(.horizontal, spacing: Space.close, of: amount, currency)
            return RowField(row, box, focus: amount, of: [row.key: amount, .currency: currency])
        case .day:
            let day = DayField(format: form.days)
            // Translators: in an empty field that has room for eleven letters.
            if !row.isRequired { day.firstField.placeholder = localized("No date") }
            var field = RowField(row, day, focus: day.firstField)
                .holding({ day.value }, { day.value = $0 }) { day.onChanged = $0 }
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
            let file = TicketFileField("", title: row.caption)
            file.window = { [weak window] in window }
            return RowField(row, file, focus: file.choose)
                .holding({ file.path }, { file.path = $0 }) { file.onChanged = $0 }
        case .button:
            let button = Button(mnemonic: row.caption)
            button.halign = .start
            button.marginTop = Space.near
            var field = RowField(row, button)
            field.button = button
            return field
        case .note: return RowField(row, Text.dim(row.caption))
        case .offer:
            let line = OfferLine(row.caption)
            var field = RowField(row, line)
            field.button = line.button
            return field
        }
    }

    /// Returns the fields of a departure or an arrival, which are in one row if they fit.
    private static func time(
        _ row: FormRow, _ day: DayField, _ clock: ClockField, _ zone: ZoneField,
        _ grid: FormGrid<FormKey>
    ) -> RowField {
        let line = WrapBox(spacing: Space.close)
        for part in [day, clock, zone] as [Widget] { line.append(part) }
        let box = Box(.vertical, spacing: Space.close, of: line)
        let places: [(FormKey, Widget, Widget)] = [
            (row.key.day, day, day.firstField), (row.key.clock, clock, clock.firstField),
            (row.key.zone, zone.entry, zone.entry),
        ]
        for (key, widget, focus) in places {
            box.append(grid.addComplaint(key, about: widget, focus: focus, hasRow: false))
        }
        func isKnown() -> Bool {
            row.isRequired || ![day.firstField, clock.firstField].allSatisfy(\.text.isEmpty)
        }
        var field = RowField(row, box, focus: day.firstField, of: [row.key.zone: zone.entry])
        field.parts = [
            row.key.day: ({ day.value }, { day.value = $0 }),
            row.key.clock: ({ clock.value }, { clock.value = $0 }),
            row.key.zone: ({ isKnown() ? zone.entry.text : nil }, { zone.entry.text = $0 }),
        ]
        field.onChanged = { handler in
            day.onChanged = handler
            clock.firstField.onChanged { _ in handler() }
            zone.entry.onChanged { _ in handler() }
        }
        field.onSet = { handler in
            day.onSet = handler
            clock.firstField.onValueChanged { _ in handler() }
            zone.entry.onFocusOut(handler)
        }
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

    func offer(_ words: String?) {
        if let words, !isVisible { announce([caption.text, words].joined(separator: ": ")) }
        button.label = words ?? ""
        isVisible = words != nil
    }
}

/// A file in a form, such as a ticket's or a picture's: its name, and the buttons that choose or
/// remove it.
final class TicketFileField: Box {
    /// The path of the file, or empty without one.
    var path: String {
        didSet { if path != oldValue { show() } }
    }
    /// Is called when the person chooses another file, or none.
    var onChanged: () -> Void = {}
    /// Returns the parent of the dialog for the file.
    var window: () -> Window? = { nil }

    private let title: String
    private let name = Text.body()
    let choose = Button(mnemonic: localized("C_hoose…"))
    private let remove = Button(localized("Remove"))

    /// - Parameter title: the title of the dialog for the file.
    init(_ path: String, title: String) {
        self.path = path
        self.title = title
        super.init(.horizontal, spacing: Space.close)
        name.ellipsis = .middle
        name.xalign = 0
        append(name, expand: true)
        append(choose)
        append(remove)
        choose.onClicked { [weak self] in self?.ask() }
        remove.onClicked { [weak self] in
            self?.choose.grabFocus()
            self?.setPath("")
        }
        show()
    }

    private func show() {
        name.text =
            path.isEmpty ? localized("None", context: "the file of a ticket") : path.fileName
        name.tooltip = path.isEmpty ? nil : path
        name.setStyleClass(Style.dim, on: path.isEmpty)
        remove.isVisible = !path.isEmpty
    }

    private func setPath(_ path: String) {
        guard path != self.path else { return }
        self.path = path
        onChanged()
    }

    private func ask() {
        let chooser = FileChooser(
            .open, title: title, accept: localized("_Open"),
            cancel: localized("_Cancel"), parent: window())
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        chooser.setCurrentFolder(folder.isEmpty ? UserFolders.downloads : "/" + folder)
        chooser.present { [weak self] path in
            if let path { self?.setPath(path) }
        }
    }
}
