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
