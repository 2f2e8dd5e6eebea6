internal import Gtk
internal import Wording

/// A form's fields beneath each other: the label, the field, and under it what is wrong with it.
///
/// It is made of boxes, because assistive technology meets the children of a `GtkGrid` from the
/// last to the first.
final class FormGrid<Field: Hashable>: Box {
    private let labels = SizeGroup(.horizontal)
    private var complaints: [Field: Label] = [:]
    /// Those that have a row of their own.
    private var rows: [Field: Box] = [:]
    /// What the fields of less use are behind, while they are added and after.
    private var more: (expander: Expander, box: Box, fields: Set<Field>)?

    init() {
        super.init(.vertical, spacing: 6)
        margin = 18
    }

    /// A letter after an underscore in the label is its mnemonic.
    func add(_ label: String, _ widget: Widget, field: Field? = nil, focus: Widget? = nil) {
        let caption = Label(mnemonic: label, for: focus ?? widget)
        caption.xalign = 1
        caption.addStyleClass(Style.dim)
        (focus ?? widget).setLabelledBy(caption)
        appendRow(caption, widget)
        if let field { addComplaint(field) }
    }

    /// A field that says by itself what it is.
    func add(_ widget: Widget) {
        appendRow(Label(), widget)
    }

    /// Room for what is wrong with a field.
    func addComplaint(_ field: Field) {
        let row = appendRow(Label(), complaint(about: field))
        row.isVisible = false
        rows[field] = row
        more?.fields.insert(field)
    }

    /// Room for what is wrong with a field that stands beside others, to be put beneath it.
    func complaint(about field: Field) -> Label {
        let complaint = Text.wrapping(style: "counterfoil-complaint")
        complaint.isVisible = false
        complaints[field] = complaint
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
        for (field, label) in complaints {
            label.show(words[field])
            rows[field]?.isVisible = label.isVisible
        }
        if let more, !more.fields.isDisjoint(with: words.keys) { more.expander.isExpanded = true }
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
