import CGtk

/// Keeps what a person highlights among open completions.
///
/// A moment after each change of the text GTK looks for completions anew, and highlights none then: also where
/// somebody has gone to one meanwhile, which Tab or Enter right after it would not take.
final class CompletionHighlight {
    private let list: CompletionList
    private weak var entry: Entry?
    /// The row of the store, and the text that it was highlighted for.
    private var kept: (row: Int, text: String)?
    private var isFilling = false

    init(in list: CompletionList, of entry: Entry) {
        self.list = list
        self.entry = entry
        list.onHighlight { [weak self] in self?.follow() }
    }

    private func follow() {
        guard !isFilling, let entry else { return }
        if let row = list.highlighted {
            kept = (row, entry.text)
        } else if InputEvent.isHandled || !list.isOpen || kept?.text != entry.text {
            kept = nil
        } else if let kept {
            list.highlight(kept.row)
        }
    }

    /// Fills the store, and highlights the row of the same name again.
    ///
    /// - Parameters:
    ///   - names: those that rows have, before and after.
    ///   - fill: clears the store and adds the rows that are there then.
    func keep(from names: [String], to newNames: [String], while fill: () -> Void) {
        let before = kept
        isFilling = true
        fill()
        isFilling = false
        kept = nil
        guard let before, before.text == entry?.text, names.indices.contains(before.row),
            let row = newNames.firstIndex(of: names[before.row])
        else { return }
        list.highlight(row)
    }
}
