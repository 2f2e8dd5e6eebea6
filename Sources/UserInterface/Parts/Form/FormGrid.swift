internal import Gtk

/// A form's fields beneath each other: the label, the field, and under it what is wrong with it.
///
/// It is made of boxes, because assistive technology meets the children of a `GtkGrid` from the
/// last to the first.
final class FormGrid<Field: Hashable>: Box {
    private let labels = SizeGroup(.horizontal)
    private var complaints: [Field: Label] = [:]

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
        let complaint = Text.wrapping(style: "counterfoil-complaint")
        complaints[field] = complaint
        let row = appendRow(Label(), complaint)
        row.isVisible = false
    }

    func show(_ words: [Field: String]) {
        for (field, label) in complaints {
            label.show(words[field])
            label.parent?.isVisible = label.isVisible
        }
    }

    @discardableResult
    private func appendRow(_ caption: Label, _ widget: Widget) -> Box {
        labels.add(caption)
        let row = Box(.horizontal, spacing: 12)
        row.append(caption)
        row.append(widget, expand: true)
        append(row)
        return row
    }
}
