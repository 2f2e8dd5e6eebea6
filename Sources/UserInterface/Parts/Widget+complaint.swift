internal import Gtk

extension Widget {
    /// Sets a complaint as the accessible description, frames the widget, and announces it if the widget has the
    /// focus.
    ///
    /// - Parameters:
    ///   - words: the complaint, or `nil` if there is none.
    ///   - isWrong: whether the words are about an error, and not about a doubt.
    ///   - otherwise: the description without a complaint.
    func complain(_ words: String?, isWrong: Bool = true, otherwise: String? = nil) {
        setAccessibleState(.invalid, on: words != nil && isWrong)
        setStyleClass("counterfoil-wrong", on: words != nil && isWrong)
        let description = words ?? otherwise ?? ""
        guard description != accessibleDescription ?? "" else { return }
        accessibleDescription = description
        if let words, hasFocusInside { announce(words) }
    }
}
