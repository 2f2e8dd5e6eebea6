import CGtk

/// Keeps the highlighted row of open completions.
///
/// A moment after each change of the text GTK looks for completions again, and then highlights
/// none, even if the person has moved to one meanwhile: Tab or Enter right after that would not
/// take it.
final class CompletionHighlight {
    private let list: CompletionList
    private weak var entry: Entry?
    /// The highlighted row of the store, with the text that it was highlighted for.
    private var kept: (row: Int, text: String)?
    private var names: [String] = []
    private var isFilling = false

    init(in list: CompletionList, of entry: Entry) {
        self.list = list
        self.entry = entry
        list.onHighlight { [weak self] in self?.highlightDidChange() }
    }

    private func highlightDidChange() {
        guard !isFilling, let entry else { return }
        if let row = list.highlighted {
            kept = (row, entry.text)
        } else if InputEvent.isHandled || !list.isOpen || kept?.text != entry.text {
            kept = nil
        } else if let kept {
            list.highlight(kept.row)
        }
    }

    /// Fills the store with rows of these names, and highlights the one of the same name again.
    func refill(with newNames: [String], by fill: () -> Void) {
        let name = kept.flatMap { $0.text == entry?.text ? names[$0.row] : nil }
        isFilling = true
        fill()
        isFilling = false
        kept = nil
        names = newNames
        if let name, let row = names.firstIndex(of: name) { list.highlight(row) }
    }
}
