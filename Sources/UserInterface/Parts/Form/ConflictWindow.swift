internal import Gtk
internal import Presentation
internal import Wording

/// Asks which of two texts to keep for each field that was changed on both sides.
final class ConflictWindow: TextsWindow<Bool> {
    /// - Parameter answered: is called once, with `nil` if the form goes on.
    init(
        _ conflicts: [FieldConflict], parent: Window,
        answered: @escaping ([FieldConflict: Bool]?) -> Void
    ) {
        let words = Localizer.ofWidgets
        super.init(
            titled: localized("Conflicting Changes"), width: 620,
            height: conflicts.count == 1 ? 380 : 560, question: words.question(about: conflicts),
            fields: conflicts.map { conflict in
                let field = conflict.field
                return TwoTexts(
                    of: field,
                    [
                        (true, localized("Keep Mine"), words.choiceName(field, mine: true)),
                        (false, localized("Keep Theirs"), words.choiceName(field, mine: false)),
                    ],
                    sides: [
                        (conflict.mine, words.text(of: field, isMine: true), [false]),
                        (conflict.theirs, words.text(of: field, isMine: false), [true]),
                    ])
            },
            keep: localized("_Save"), leave: localized("_Keep Editing"), parent: parent
        ) { choices in
            answered(
                choices.map { Dictionary(zip(conflicts, $0)) { $1 } })
        }
    }
}
