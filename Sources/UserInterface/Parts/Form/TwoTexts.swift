internal import Gtk

/// Two texts of a field side by side, and the choice between them. The text that is not kept is
/// dimmed.
final class TwoTexts<Choice: Hashable>: Box {
    var onChange: () -> Void = {}

    private let choice: RadioGroup<Choice>
    private let sides: [(dimmedBy: Set<Choice>, view: Widget)]

    /// A choice, its label, and its accessible name, which includes the field.
    typealias Option = (value: Choice, label: String, name: String)
    /// A text with its name, and the choices that do not keep it.
    typealias Side = (text: String, name: String, dimmedBy: Set<Choice>)

    init(of field: String, _ options: [Option], value: Choice? = nil, sides: [Side]) {
        choice = RadioGroup(options.map { ($0.value, $0.label) }, value: value)
        self.sides = sides.map { ($0.dimmedBy, Text.readOnly($0.text, name: $0.name)) }
        super.init(.vertical, spacing: Space.close)
        choice.isHomogeneous = true
        choice.accessibleName = field
        for option in options { choice.button(for: option.value)?.accessibleName = option.name }
        choice.onChange { [weak self] _ in
            self?.dim()
            self?.onChange()
        }
        let texts = Box(.horizontal, spacing: Space.near)
        texts.isHomogeneous = true
        for side in self.sides { texts.append(side.view, expand: true) }
        for part in [Text.caption(field), choice, texts] as [Widget] { append(part) }
        dim()
    }

    /// The choice, or `nil` until one is made.
    var value: Choice? { choice.value }

    func button(for value: Choice) -> ToggleButton? { choice.button(for: value) }

    private func dim() {
        for side in sides {
            let isDimmed = value.map(side.dimmedBy.contains) ?? false
            side.view.setStyleClass(Style.dim, on: isDimmed)
        }
    }
}

extension Text {
    /// Returns a read-only view of a text of several lines.
    fileprivate static func readOnly(_ text: String, name: String) -> Widget {
        let view = TextView(text.isEmpty ? "—" : text)
        view.isEditable = false
        view.accessibleName = name
        return framed(view, height: 34, upTo: 220)
    }
}
