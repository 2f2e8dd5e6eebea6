internal import Gtk

extension KeyPress {
    /// The text that begins a time of day or a delay; nil where the key begins neither.
    var textOfTime: String? {
        guard let text, let first = text.first else { return nil }
        return first.isWholeNumber || ["+", "-"].contains(first) ? text : nil
    }
}
