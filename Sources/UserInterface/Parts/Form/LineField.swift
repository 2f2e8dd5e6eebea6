internal import Gtk

/// The line above the fields of a form, with the button that changes the kind of entry, and the
/// meanings of the words below it.
final class LineField {
    let entry: Entry
    private let row = Box(.horizontal, spacing: Space.close)
    private let change: Button
    private let meanings = Text.dim()

    /// - Parameter change: the label of the button, with a mnemonic.
    init(_ line: String, change: String) {
        entry = Entry(line)
        self.change = Button(mnemonic: change)
        row.append(entry, expand: true)
        row.append(self.change)
    }

    func layOut<Field>(in grid: FormGrid<Field>, as field: Field) {
        grid.add(row, field: field, focus: entry)
        entry.placeholder = grid.hint(for: field)
        grid.add(meanings)
        show("")
    }

    /// Shows the meanings of the words, or nothing if they are empty.
    func show(_ words: String) {
        meanings.show(words)
        // The row of the form takes space of its own.
        meanings.parent?.isVisible = meanings.isVisible
    }

    /// The place of the part that is not understood, in characters, or `nil` if there is none.
    var refused: Range<Int>?

    /// Selects the part that is not understood if the keyboard is in the line, so that typing
    /// replaces it.
    func selectRefused() {
        if entry.hasFocusInside, let refused { entry.select(refused) }
    }

    func onChanged(_ handler: @escaping (String) -> Void) {
        entry.onChanged(handler)
    }

    /// Calls the handler when the line is to become an entry of the other kind.
    func onOtherKind(_ handler: @escaping () -> Void) {
        change.onClicked(handler)
    }
}
