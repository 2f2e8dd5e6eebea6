internal import Gtk
internal import Presentation

/// The line above the fields of a form, with the button that changes the kind of entry, and the
/// meanings of the words below it.
final class LineField {
    let entry: Entry
    let change: Button
    /// The place of the part that is not understood, in characters, or `nil` if there is none.
    var refused: Range<Int>?

    private let row: FormRow
    private let meanings = Text.dim()

    /// - Parameter change: the label of the button, with a mnemonic.
    init(_ line: String, _ row: FormRow, change: String) {
        entry = Entry(line, placeholder: row.hint)
        self.change = Button(mnemonic: change)
        self.row = row
    }

    func add(to grid: FormGrid<FormKey>) {
        let box = Box(.horizontal, spacing: Space.close)
        box.append(entry, expand: true)
        box.append(change)
        grid.add(row.caption, box, field: row.key, focus: entry)
        grid.add(meanings)
        show("")
    }

    /// Shows the meanings of the words, or nothing if they are empty.
    func show(_ words: String) {
        meanings.show(words)
        // The row of the form takes space of its own.
        meanings.parent?.isVisible = meanings.isVisible
    }

    /// Selects the part that is not understood if the keyboard is in the line, so that typing
    /// replaces it.
    func selectRefused() {
        if entry.hasFocusInside, let refused { entry.select(refused) }
    }
}
