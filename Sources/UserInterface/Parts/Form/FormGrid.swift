internal import Gtk
internal import Wording

/// A field of several, of which not only the first may be wrong.
protocol FieldOfParts {
    /// Those to type or to choose in.
    var parts: [Widget] { get }
    /// The one that is wrong by itself; nil where none is.
    var wrongPart: Widget? { get }
}

/// A form's fields beneath each other: the label, the field, and under it what is wrong with it.
///
/// It is made of boxes, because assistive technology meets the children of a `GtkGrid` from the
/// last to the first.
final class FormGrid<Field: Hashable>: Box {
    /// Called when something is to be seen: the field that has the keyboard, with what is wrong with
    /// it.
    var onReveal: ([Widget]) -> Void = { _ in }

    private let captions: [Field: String]
    private let hints: [Field: String]
    private let labels = SizeGroup(.horizontal)
    private var rows: [(row: Box, caption: Label)] = []
    /// A caption is as high as one line of fields, and stands beside the first.
    private let heights = SizeGroup(.vertical)
    private var parts: [Part] = []
    /// The expander before the fields of less use, while they are added and after.
    private var more: (expander: Expander, box: Box)?
    private var words: [Field: String] = [:]
    private var doubtful: Set<Field> = []
    /// Whether the next layout may move what has the keyboard out of view.
    private var isRevealDue = false

    /// A field, and what is wrong with it.
    private struct Part {
        let field: Field
        let widget: Widget
        let focus: Widget
        let complaint: Label
        /// Where the complaint has one of its own.
        let row: Box?
        let isInMore: Bool

        /// What stands beside a field of parts is not one of them.
        var hasFocusInside: Bool {
            (widget as? any FieldOfParts)?.parts.contains(where: \.hasFocusInside)
                ?? widget.hasFocusInside
        }
    }

    /// - Parameters:
    ///   - captions: with an underscore before the letter that leads to each field.
    ///   - hints: what stands in a field while it is empty.
    init(captions: [Field: String] = [:], hints: [Field: String] = [:]) {
        self.captions = captions
        self.hints = hints
        super.init(.vertical, spacing: Space.close)
        margin = Space.part
        onLayout { [weak self] in self?.revealIfDue() }
    }

    /// Whether the captions stand above the fields, for want of room beside them.
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

    func caption(of field: Field) -> String { captions[field] ?? "" }

    func hint(for field: Field) -> String { hints[field] ?? "" }

    /// A field with its caption, and with room for what is wrong with it.
    func add(_ widget: Widget, field: Field, focus: Widget? = nil) {
        add(caption(of: field), widget, focus: focus)
        addComplaint(field, about: widget, focus: focus)
        if let hint = hints[field] { (widget as? Entry)?.placeholder = hint }
    }

    /// A letter after an underscore in the label is its mnemonic.
    func add(_ label: String, _ widget: Widget, focus: Widget? = nil) {
        let caption = Label(mnemonic: label, for: focus ?? widget)
        caption.addStyleClass(Style.dim)
        (focus ?? widget).setLabelledBy(caption)
        caption.valign = .start
        heights.add(caption)
        if let entry = (focus ?? widget) as? Entry { heights.add(entry) }
        appendRow(caption, widget)
    }

    /// A field that says by itself what it is.
    func add(_ widget: Widget) {
        (widget as? CheckButton)?.wrapsLabel(isCentred: false)
        appendRow(Label(), widget)
    }

    /// Room for what is wrong with a field.
    func addComplaint(_ field: Field, about widget: Widget, focus: Widget? = nil) {
        let complaint = Text.wrapping(style: Self.complaintStyle)
        let row = appendRow(Label(), complaint)
        row.isVisible = false
        addPart(field, widget, focus, complaint, row)
    }

    /// Room for what is wrong with a field that stands beside others, to be put beneath it.
    func complaint(about field: Field, in widget: Widget, focus: Widget? = nil) -> Label {
        let complaint = Text.wrapping(style: Self.complaintStyle)
        addPart(field, widget, focus, complaint, nil)
        return complaint
    }

    private static var complaintStyle: String { "counterfoil-complaint" }

    private func addPart(
        _ field: Field, _ widget: Widget, _ focus: Widget?, _ complaint: Label, _ row: Box?
    ) {
        complaint.isVisible = false
        parts.append(
            Part(
                field: field, widget: widget, focus: focus ?? widget, complaint: complaint,
                row: row, isInMore: more != nil))
    }

    /// Puts what is added from here on behind a button that shows it.
    func beginMore(_ label: String, isOpen: Bool) {
        let box = Box(.vertical, spacing: Space.close)
        let expander = Expander(mnemonic: label, child: box)
        expander.isExpanded = isOpen
        append(expander)
        more = (expander, box)
    }

    /// Moves the keyboard to a field.
    func focus(_ field: Field) {
        parts.first { $0.field == field }?.focus.grabFocus()
    }

    /// Says what is wrong.
    ///
    /// - Parameter doubts: what may be wrong, of fields with which nothing is.
    func show(_ complaints: [Field: String], doubts: [Field: String] = [:]) {
        let words = complaints.merging(doubts) { complaint, _ in complaint }
        let doubtful = Set(doubts.keys).subtracting(complaints.keys)
        guard words != self.words || doubtful != self.doubtful else { return }
        self.words = words
        self.doubtful = doubtful
        for part in parts {
            let isDoubt = doubtful.contains(part.field)
            part.complaint.setStyleClass(Self.complaintStyle, on: !isDoubt)
            part.complaint.setStyleClass(Style.dim, on: isDoubt)
            part.complaint.show(words[part.field])
            part.row?.isVisible = part.complaint.isVisible
            if part.isInMore, part.complaint.isVisible { more?.expander.isExpanded = true }
        }
        describe()
        isRevealDue = true
    }

    /// Lets assistive technology say what is wrong with the field that has the keyboard.
    private func describe() {
        for (focus, parts) in Dictionary(grouping: parts, by: \.focus) {
            let said = parts.compactMap { words[$0.field] }.joined(separator: " ")
            let isWrong = parts.contains { words[$0.field] != nil && !doubtful.contains($0.field) }
            let fields = parts.compactMap { $0.widget as? any FieldOfParts }
            let wrong = fields.lazy.compactMap(\.wrongPart).first
            for widget in Set([focus] + fields.flatMap(\.parts)) {
                widget.complain(
                    said.isEmpty ? nil : said,
                    isWrong: isWrong && (wrong == nil || widget === wrong),
                    otherwise: widget.tooltip)
            }
        }
    }

    /// Has what has the keyboard shown, now and once everything has its place.
    func revealFocus() {
        isRevealDue = true
        reveal()
    }

    private func revealIfDue() {
        guard isRevealDue else { return }
        reveal()
        isRevealDue = false
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
        let row = Box()
        row.append(caption)
        row.append(widget, expand: true)
        rows.append((row, caption))
        place(caption, in: row)
        (more?.box ?? self).append(row)
        return row
    }
}

extension FormGrid where Field: CaseIterable {
    /// Moves the keyboard to the first field that something is wrong with, unless it is there.
    func focusFirstWrongField() {
        let wrong = Field.allCases.lazy.compactMap { [parts, doubtful] field in
            parts.first {
                $0.field == field && $0.complaint.isVisible && !doubtful.contains(field)
            }
        }
        guard let part = wrong.first else { return }
        if part.isInMore { more?.expander.isExpanded = true }
        if let wrongPart = (part.widget as? any FieldOfParts)?.wrongPart {
            if !wrongPart.hasFocusInside { wrongPart.grabFocus() }
        } else if !part.hasFocusInside {
            part.focus.grabFocus()
        }
        revealFocus()
    }
}
