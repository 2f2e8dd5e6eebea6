internal import Gtk
internal import Wording

/// The fields of a form one below the other, each with a label and a complaint below.
///
/// It is made of boxes, because assistive technology reads the children of a `GtkGrid` in reverse
/// order.
final class FormGrid<Field: Hashable>: Box {
    /// Is called with the focused field and its complaint when they should be scrolled into view.
    var onReveal: ([Widget]) -> Void = { _ in }

    private let labels = SizeGroup(.horizontal)
    private var rows: [(row: Box, caption: Label)] = []
    /// The group that gives a caption the height of its field's first line.
    private let heights = SizeGroup(.vertical)
    private var parts: [Part] = []
    /// The expander and the box of less important fields.
    private var more: (expander: Expander, box: Box)?
    private var complaints: [Field: String] = [:]
    /// The doubts about fields without complaints.
    private var doubts: [Field: String] = [:]
    /// Whether the next layout may move the focused field out of view.
    private var isRevealDue = false

    /// A field with its complaint.
    private struct Part {
        let field: Field
        let widget: Widget
        let focus: Widget
        let complaint: Label
        /// The row of the complaint, or `nil` if it stands elsewhere.
        let row: Box?
        let isInMore: Bool
    }

    init() {
        super.init(.vertical, spacing: Space.close)
        margin = Space.part
        onLayout { [weak self] in
            guard let self, isRevealDue else { return }
            reveal()
            isRevealDue = false
        }
    }

    /// Whether the captions stand above the fields, because the window is narrow.
    var hasCaptionsAbove = false {
        didSet {
            guard hasCaptionsAbove != oldValue else { return }
            heights.isEqual = !hasCaptionsAbove
            for (row, caption) in rows { place(caption, in: row) }
            isRevealDue = true
        }
    }

    private func place(_ caption: Label, in row: Box) {
        row.orientation = hasCaptionsAbove ? .vertical : .horizontal
        row.spacing = hasCaptionsAbove ? 3 : 12
        caption.xalign = hasCaptionsAbove ? 0 : 1
        caption.isVisible = !hasCaptionsAbove || !caption.text.isEmpty
    }

    /// Adds a widget with a label, in which an underscore precedes the mnemonic.
    ///
    /// - Parameters:
    ///   - field: the field whose complaint is below the widget, or `nil` for none.
    ///   - isRequired: whether the field has to be filled in, which a mark says.
    func add(
        _ label: String, _ widget: Widget, field: Field? = nil, focus: Widget? = nil,
        isRequired: Bool = false
    ) {
        let first = focus ?? widget
        let caption = Label(mnemonic: isRequired ? label + " *" : label, for: first)
        if isRequired {
            // Screen readers say the state instead of the mark.
            caption.accessibleName = String(caption.text.dropLast(2))
            first.setAccessibleState(.required)
        }
        caption.addStyleClass(Style.dim)
        first.setLabelledBy(caption)
        caption.valign = .start
        heights.add(caption)
        if first is Entry || first is ComboBoxText { heights.add(first) }
        appendRow(caption, widget)
        if let field { addComplaint(field, about: widget, focus: focus) }
    }

    /// Adds a widget that labels itself.
    func add(_ widget: Widget) {
        (widget as? CheckButton)?.wrapsLabel(isCentred: false)
        appendRow(Label(), widget)
    }

    /// Adds the complaint of a field, and returns it.
    ///
    /// - Parameter hasRow: whether it is below the rows so far, and not where the caller puts it.
    @discardableResult
    func addComplaint(
        _ field: Field, about widget: Widget, focus: Widget? = nil, hasRow: Bool = true
    ) -> Label {
        let complaint = Text.wrapping(style: Self.complaintStyle)
        let row = hasRow ? appendRow(Label(), complaint) : nil
        row?.isVisible = false
        complaint.isVisible = false
        parts.append(
            Part(
                field: field, widget: widget, focus: focus ?? widget, complaint: complaint,
                row: row, isInMore: more != nil))
        return complaint
    }

    private static var complaintStyle: String { "counterfoil-complaint" }

    /// Puts later fields into an expander.
    ///
    /// - Parameter onToggled: is called when the person opens or closes it.
    func beginMore(
        _ label: String, isOpen: Bool, onToggled: @escaping (Bool) -> Void = { _ in }
    ) {
        let box = Box(.vertical, spacing: Space.close)
        let expander = Expander(mnemonic: label, content: box)
        expander.isExpanded = isOpen
        expander.onExpanded(onToggled)
        append(expander)
        append(box)
        more = (expander, box)
    }

    /// Moves the focus to a field.
    func focus(_ field: Field) {
        parts.first { $0.field == field }?.focus.grabFocus()
    }

    /// Shows complaints.
    ///
    /// - Parameter doubts: the doubts about fields without complaints.
    func show(_ complaints: [Field: String], doubts: [Field: String] = [:]) {
        let doubts = doubts.filter { complaints[$0.key] == nil }
        guard complaints != self.complaints || doubts != self.doubts else { return }
        (self.complaints, self.doubts) = (complaints, doubts)
        for part in parts {
            let doubt = doubts[part.field]
            part.complaint.setStyleClass(Self.complaintStyle, on: doubt == nil)
            part.complaint.setStyleClass(Style.dim, on: doubt != nil)
            part.complaint.show(complaints[part.field] ?? doubt)
            part.row?.isVisible = part.complaint.isVisible
            if part.isInMore, part.complaint.isVisible { more?.expander.isExpanded = true }
        }
        describe()
        isRevealDue = true
    }

    /// Sets the complaints as accessible descriptions of their fields.
    private func describe() {
        for (focus, parts) in Dictionary(grouping: parts, by: \.focus) {
            let said = parts.compactMap { complaints[$0.field] ?? doubts[$0.field] }
            focus.complain(
                said.isEmpty ? nil : said.joined(separator: " "),
                isWrong: parts.contains { complaints[$0.field] != nil }, otherwise: focus.tooltip)
        }
    }

    /// Scrolls to the focused field, now and after the next layout.
    func revealFocus() {
        isRevealDue = true
        reveal()
    }

    private func reveal() {
        let shown = parts.filter { $0.widget.hasFocusInside }.flatMap { part in
            [part.widget] + (part.complaint.isVisible ? [part.complaint] : [])
        }
        if !shown.isEmpty { onReveal(shown) }
    }

    @discardableResult
    private func appendRow(_ caption: Label, _ widget: Widget) -> Box {
        labels.add(caption)
        let row = Box(.vertical, of: caption)
        row.append(widget, expand: true)
        rows.append((row, caption))
        place(caption, in: row)
        (more?.box ?? self).append(row)
        return row
    }

    /// Moves the focus to the first wrong field, unless it is there.
    func focusFirstWrongField() {
        guard let part = parts.first(where: { complaints[$0.field] != nil }) else { return }
        if part.isInMore { more?.expander.isExpanded = true }
        if !part.widget.hasFocusInside { part.focus.grabFocus() }
        revealFocus()
    }
}
