internal import Gtk
internal import Wording

/// A form's fields beneath each other: the label, the field, and under it what is wrong with it.
///
/// It is made of boxes, because assistive technology meets the children of a `GtkGrid` from the
/// last to the first.
final class FormGrid<Field: Hashable>: Box {
    /// Called when something is to be seen: the field that has the keyboard, with what is wrong with
    /// it.
    var onReveal: ([Widget]) -> Void = { _ in }

    private let labels = SizeGroup(.horizontal)
    private var parts: [Part] = []
    /// The expander before the fields of less use, while they are added and after.
    private var more: (expander: Expander, box: Box, fields: Set<Field>)?
    /// Whether the next layout may move what has the keyboard out of view.
    private var isRevealDue = false

    /// A field, and what is wrong with it.
    private struct Part {
        let field: Field
        let widget: Widget
        let focus: Widget
        let complaint: Label
        /// Where the complaint has one of its own.
        var row: Box?
    }

    init() {
        super.init(.vertical, spacing: 6)
        margin = 18
        onLayout { [weak self] in self?.revealIfDue() }
    }

    /// A letter after an underscore in the label is its mnemonic.
    func add(_ label: String, _ widget: Widget, field: Field? = nil, focus: Widget? = nil) {
        let caption = Label(mnemonic: label, for: focus ?? widget)
        caption.xalign = 1
        caption.addStyleClass(Style.dim)
        (focus ?? widget).setLabelledBy(caption)
        appendRow(caption, widget)
        if let field { addComplaint(field, about: widget, focus: focus) }
    }

    /// A field that says by itself what it is.
    func add(_ widget: Widget) {
        appendRow(Label(), widget)
    }

    /// Room for what is wrong with a field.
    func addComplaint(_ field: Field, about widget: Widget, focus: Widget? = nil) {
        let row = appendRow(Label(), complaint(about: field, in: widget, focus: focus))
        row.isVisible = false
        parts[parts.count - 1].row = row
        more?.fields.insert(field)
    }

    /// Room for what is wrong with a field that stands beside others, to be put beneath it.
    func complaint(about field: Field, in widget: Widget, focus: Widget? = nil) -> Label {
        let complaint = Text.wrapping(style: "counterfoil-complaint")
        complaint.isVisible = false
        parts.append(
            Part(field: field, widget: widget, focus: focus ?? widget, complaint: complaint))
        return complaint
    }

    /// Puts what is added from here on behind a button that shows it.
    func beginMore(_ label: String, isOpen: Bool) {
        let box = Box(.vertical, spacing: 6)
        let expander = Expander(mnemonic: label, child: box)
        expander.isExpanded = isOpen
        append(expander)
        more = (expander, box, [])
    }

    func show(_ words: [Field: String]) {
        for part in parts {
            part.complaint.show(words[part.field])
            part.row?.isVisible = part.complaint.isVisible
        }
        if let more, !more.fields.isDisjoint(with: words.keys) { more.expander.isExpanded = true }
        isRevealDue = true
    }

    /// Has what has the keyboard shown, now and once everything has its place.
    func revealFocus() {
        isRevealDue = true
        let shown = parts.filter { $0.widget.hasFocusInside }.flatMap { part in
            [part.widget] + (part.complaint.isVisible ? [part.complaint] : [])
        }
        if !shown.isEmpty { onReveal(shown) }
    }

    private func revealIfDue() {
        guard isRevealDue else { return }
        revealFocus()
        isRevealDue = false
    }

    @discardableResult
    private func appendRow(_ caption: Label, _ widget: Widget) -> Box {
        labels.add(caption)
        let row = Box(.horizontal, spacing: 12)
        row.append(caption)
        row.append(widget, expand: true)
        (more?.box ?? self).append(row)
        return row
    }
}

extension FormGrid where Field: CaseIterable {
    /// Moves the keyboard to the first field that something is wrong with, unless it is there.
    func focusFirstWrongField() {
        let wrong = Field.allCases.lazy.compactMap { [parts] field in
            parts.first { $0.field == field && $0.complaint.isVisible }
        }
        guard let part = wrong.first else { return }
        if !part.widget.hasFocusInside { part.focus.grabFocus() }
        revealFocus()
    }
}
