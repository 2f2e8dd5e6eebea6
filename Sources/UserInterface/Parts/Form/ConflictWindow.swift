internal import Gtk
internal import Presentation
internal import Wording

/// Asks which of two texts to keep for each field that was changed on both sides. Both can be read
/// in full.
final class ConflictWindow: Window {
    private let question: ConflictQuestion
    private let answered: ([ConflictAnswer]?) -> Void
    private let save = Button(mnemonic: localized("_Save"))
    private var choices: [TwoTexts<Bool>] = []
    /// The window's reference to itself, which holds it until it is answered.
    private var itself: ConflictWindow?

    /// - Parameter answered: is called once, with `nil` if the form goes on.
    init(
        _ question: ConflictQuestion, parent: Window,
        answered: @escaping ([ConflictAnswer]?) -> Void
    ) {
        self.question = question
        self.answered = answered
        super.init()
        becomeDialog(
            over: parent, titled: localized("Conflicting Changes"), width: 620,
            height: question.conflicts.count == 1 ? 380 : 560)
        layOut()
        allowSaving()
        onCancelled { [weak self] in self?.end(nil) }
    }

    func presentUntilAnswered() {
        itself = self
        present()
        choices.first?.button(for: true)?.grabFocus()
    }

    private func layOut() {
        let keep = Button(mnemonic: localized("_Keep Editing"))
        keep.onClicked { [weak self] in self?.end(nil) }
        save.onClicked { [weak self] in self?.submit() }
        setHeader(start: keep, end: save)
        save.canBeDefault = true
        setDefaultWidget(save)

        let column = Box(.vertical, spacing: Space.part)
        column.margin = Space.part
        column.append(Text.body(question.title))
        for conflict in question.conflicts { column.append(view(of: conflict)) }
        child = ScrolledWindow(column, horizontal: .never)
    }

    private func view(of conflict: FieldConflict) -> Widget {
        let words = Localizer.ofWidgets
        let view = TwoTexts<Bool>(
            of: conflict.field,
            [
                (true, localized("Keep Mine"), words.choiceName(conflict.field, mine: true)),
                (false, localized("Keep Theirs"), words.choiceName(conflict.field, mine: false)),
            ],
            sides: [
                (conflict.mine, words.text(of: conflict.field, isMine: true), [false]),
                (conflict.theirs, words.text(of: conflict.field, isMine: false), [true]),
            ])
        for isMine in [true, false] {
            if let button = view.button(for: isMine) { letEnterActivateDefault(at: button) }
        }
        view.onChange = { [weak self] in self?.allowSaving() }
        choices.append(view)
        return view
    }

    private func allowSaving() {
        let isDecided = choices.allSatisfy { $0.value != nil }
        save.allow(Availability(unless: isDecided ? nil : Localizer.ofWidgets.choiceMissing))
    }

    private func submit() {
        end(
            zip(question.conflicts, choices).compactMap { conflict, choice in
                choice.value.map { ConflictAnswer(conflict, keepsMine: $0) }
            })
    }

    private func end(_ answers: [ConflictAnswer]?) {
        guard itself != nil else { return }
        destroy()
        answered(answers)
        itself = nil
    }
}

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
