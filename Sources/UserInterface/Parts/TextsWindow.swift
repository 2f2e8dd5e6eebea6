internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// Asks which of two texts to keep of each field. Both can be read in full.
class TextsWindow<Choice: Hashable>: Window {
    private let answered: ([Choice]?) -> Void
    private let keep: Button
    private let fields: [TwoTexts<Choice>]
    private var isAnswered = false
    /// The window's reference to itself, which holds it until it is answered.
    private var itself: TextsWindow?

    /// - Parameters:
    ///   - keep: the label of the button that keeps the chosen texts.
    ///   - leave: the label of the button that closes the window without a choice.
    ///   - answered: is called once, with the choices in the order of the fields, or with `nil`.
    init(
        titled title: String, width: Int, height: Int, question: String,
        fields: [TwoTexts<Choice>], keep: String, leave: String, parent: Window,
        answered: @escaping ([Choice]?) -> Void
    ) {
        self.fields = fields
        self.answered = answered
        self.keep = Button(mnemonic: keep)
        super.init()
        becomeDialog(over: parent, titled: title, width: width, height: height)
        let leave = Button(mnemonic: leave) { [weak self] in self?.end(nil) }
        self.keep.onClicked { [weak self] in
            if let self { end(self.fields.compactMap(\.value)) }
        }
        setHeader(start: leave, end: self.keep)
        setDefaultWidget(self.keep)

        let column = Box(
            .vertical, spacing: Space.part, margin: Space.part, of: Text.body(question))
        for field in fields {
            for button in field.buttons { letEnterActivateDefault(at: button) }
            field.onChange = { [weak self] in self?.allowKeeping() }
            column.append(field)
        }
        child = ScrolledWindow(column, horizontal: .never)
        allowKeeping()
        onCancelled { [weak self] in self?.end(nil) }
    }

    func presentUntilAnswered() {
        itself = self
        present()
        fields.first?.buttons.first?.grabFocus()
    }

    private func allowKeeping() {
        let isDecided = fields.allSatisfy { $0.value != nil }
        keep.allow(Availability(unless: isDecided ? nil : Localizer.ofWidgets.choiceMissing))
    }

    private func end(_ choices: [Choice]?) {
        guard !isAnswered else { return }
        isAnswered = true
        destroy()
        answered(choices)
        itself = nil
    }
}

/// Two texts of a field side by side, and the choice between them. The text that is not kept is
/// dimmed.
final class TwoTexts<Choice: Hashable>: Box {
    var onChange: () -> Void = {}

    /// The buttons of the choices, in their order.
    let buttons: [ToggleButton]
    private let choice: RadioGroup<Choice>
    private let sides: [(dimmedBy: Set<Choice>, view: Widget)]

    /// A choice, its label, and its accessible name, which includes the field.
    typealias Option = (value: Choice, label: String, name: String)
    /// A text with its name, and the choices that do not keep it.
    typealias Side = (text: String, name: String, dimmedBy: Set<Choice>)

    init(of field: String, _ options: [Option], value: Choice? = nil, sides: [Side]) {
        choice = RadioGroup(options.map { ($0.value, $0.label) }, value: value)
        buttons = options.compactMap { [choice] in choice.button(for: $0.value) }
        self.sides = sides.map { ($0.dimmedBy, Text.readOnly($0.text, name: $0.name)) }
        super.init(.vertical, spacing: Space.close)
        choice.isHomogeneous = true
        choice.accessibleName = field
        for (button, option) in zip(buttons, options) { button.accessibleName = option.name }
        choice.onChange { [weak self] _ in
            self?.dim()
            self?.onChange()
        }
        let texts = Box(.horizontal, spacing: Space.near)
        texts.isHomogeneous = true
        for side in self.sides { texts.append(side.view, expand: true) }
        append(Text.caption(field), choice, texts)
        dim()
    }

    /// The choice, or `nil` until one is made.
    var value: Choice? { choice.value }

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

/// Asks which values to keep of two versions of an entry.
final class ComparisonWindow: TextsWindow<ComparisonViewModel.Side> {
    /// - Parameter answered: is called once, with `nil` if the window is closed without a choice.
    init(
        _ comparison: ComparisonViewModel, parent: Window,
        answered: @escaping ([ComparisonViewModel.Side]?) -> Void
    ) {
        super.init(
            titled: localized("Two Texts of an Entry"), width: 680,
            height: comparison.fields.count <= 1 ? 400 : 600, question: comparison.question,
            fields: comparison.fields.map(TwoTexts.init), keep: localized("_Join"),
            leave: localized("_Cancel"), parent: parent, answered: answered)
    }
}

extension TwoTexts<ComparisonViewModel.Side> {
    fileprivate convenience init(_ field: ComparisonViewModel.Field) {
        let values: KeyValuePairs = ["field": field.name]
        var options: [Option] = [
            (
                .original, localized("Keep the entry’s"),
                localized("{field}: keep the entry’s", values)
            ),
            (.copy, localized("Keep the copy’s"), localized("{field}: keep the copy’s", values)),
        ]
        if field.canKeepBoth {
            options.append(
                (
                    .both, localized("Keep both values"),
                    localized("{field}: keep both values", values)
                ))
        }
        self.init(
            of: field.name, options, value: field.proposal,
            sides: [
                (field.original, localized("{field}, the entry’s", values), [.copy]),
                (field.copy, localized("{field}, the copy’s", values), [.original]),
            ])
    }
}
