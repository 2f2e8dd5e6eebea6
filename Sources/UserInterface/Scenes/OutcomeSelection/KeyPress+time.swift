internal import Gtk

extension KeyPress {
    /// The text with which the key begins a time of day or a delay, or `nil` if it begins neither.
    var textOfTime: String? {
        guard let text, let first = text.first else { return nil }
        return first.isWholeNumber || ["+", "-"].contains(first) ? text : nil
    }
}
