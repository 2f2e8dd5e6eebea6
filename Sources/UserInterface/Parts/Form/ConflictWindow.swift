internal import Gtk
internal import Presentation
internal import Wording

/// Asks which of two texts is kept, of each field that was changed on both sides. Both are there to
/// be read in full.
final class ConflictWindow: Window {
    private let question: ConflictQuestion
    private let answered: ([ConflictAnswer]?) -> Void
    private let save = Button(mnemonic: localized("_Save"))
    private var choices: [RadioGroup<Bool>] = []
    /// The text that is not kept is dimmed.
    private var texts: [(mine: Widget, theirs: Widget)] = []
    /// Kept by itself until it is answered.
    private var itself: ConflictWindow?

    /// - Parameter answered: called once, with nil for going on with the form.
    init(
        _ question: ConflictQuestion, parent: Window,
        answered: @escaping ([ConflictAnswer]?) -> Void
    ) {
        self.question = question
        self.answered = answered
        super.init()
        becomeDialog(
            over: parent, titled: localized("Changed in Two Places"), width: 620,
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
        let header = HeaderBar(title: title)
        header.showsCloseButton = false
        let keep = Button(mnemonic: localized("_Keep editing"))
        keep.onClicked { [weak self] in self?.end(nil) }
        save.addStyleClass("suggested-action")
        save.onClicked { [weak self] in self?.answer() }
        header.packStart(keep)
        header.packEnd(save)
        titlebar = header
        save.canBeDefault = true
        setDefaultWidget(save)

        let column = Box(.vertical, spacing: Space.part)
        column.margin = Space.part
        column.append(Text.body(question.title))
        for conflict in question.conflicts { column.append(view(of: conflict)) }
        child = ScrolledWindow(column, horizontal: .never)
    }

    private func view(of conflict: FieldConflict) -> Widget {
        let choice = RadioGroup([
            (true, localized("Keep yours")), (false, localized("Keep the other")),
        ])
        choice.isHomogeneous = true
        choice.accessibleName = conflict.field
        for isMine in [true, false] {
            guard let button = choice.button(for: isMine) else { continue }
            button.accessibleName = LocalWords.ofWidgets.keep(conflict.field, mine: isMine)
            letEnterActivateDefault(at: button)
        }
        choice.onChange { [weak self] _ in self?.chosen() }
        choices.append(choice)
        let texts = Box(.horizontal, spacing: Space.near)
        texts.isHomogeneous = true
        let words = LocalWords.ofWidgets
        let mine = Self.text(conflict.mine, name: words.text(of: conflict.field, isMine: true))
        let theirs = Self.text(
            conflict.theirs, name: words.text(of: conflict.field, isMine: false))
        for side in [mine, theirs] { texts.append(side, expand: true) }
        self.texts.append((mine, theirs))
        let box = Box(.vertical, spacing: Space.close)
        for part in [Text.caption(conflict.field), choice, texts] as [Widget] { box.append(part) }
        return box
    }

    private static func text(_ text: String, name: String) -> Widget {
        let view = TextView(text.isEmpty ? "—" : text)
        view.isEditable = false
        view.accessibleName = name
        return Text.framed(view, height: 34, upTo: 220)
    }

    private func chosen() {
        for (choice, sides) in zip(choices, texts) {
            sides.mine.setStyleClass(Style.dim, on: choice.value == false)
            sides.theirs.setStyleClass(Style.dim, on: choice.value == true)
        }
        allowSaving()
    }

    private func allowSaving() {
        let isDecided = choices.allSatisfy { $0.value != nil }
        save.allow(Availability(unless: isDecided ? nil : LocalWords.ofWidgets.choiceMissing))
    }

    private func answer() {
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
