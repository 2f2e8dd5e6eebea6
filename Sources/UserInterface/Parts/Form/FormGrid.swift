internal import Gtk

/// A form's fields beneath each other: the label, the field, and under it what is wrong with it.
final class FormGrid<Field: Hashable>: Grid {
    private var row = 0
    private var complaints: [Field: Label] = [:]

    init() {
        super.init(rowSpacing: 6, columnSpacing: 12)
        margin = 18
    }

    /// A mnemonic marks the letter after an underscore in the label.
    func add(_ label: String, _ widget: Widget, field: Field? = nil, focus: Widget? = nil) {
        let caption = Label(mnemonic: label, for: focus ?? widget)
        caption.xalign = 1
        caption.halign = .end
        caption.valign = .center
        caption.addStyleClass("dim-label")
        widget.hexpand = true
        (focus ?? widget).setLabelledBy(caption)
        attach(caption, left: 0, top: row)
        attach(widget, left: 1, top: row)
        row += 1
        if let field { addComplaint(field) }
    }

    /// Room for what is wrong with a field that has none of its own.
    func addComplaint(_ field: Field) {
        let complaint = Text.wrapping(style: "counterfoil-complaint")
        complaint.isVisible = false
        complaints[field] = complaint
        attach(complaint, left: 1, top: row)
        row += 1
    }

    /// A field that says by itself what it is.
    func add(_ widget: Widget) {
        attach(widget, left: 1, top: row)
        row += 1
    }

    func show(_ words: [Field: String]) {
        for (field, label) in complaints { label.show(words[field]) }
    }
}
