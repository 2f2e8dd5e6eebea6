internal import Gtk
internal import Presentation

extension Widget {
    /// Makes the widget available, or insensitive with the reason as its tooltip and accessible
    /// description.
    ///
    /// - Parameter tooltip: the tooltip while it is available.
    func allow(_ availability: Availability, tooltip: String? = nil) {
        isSensitive = availability == .available
        self.tooltip = availability.reason ?? tooltip
        accessibleDescription = availability.reason
    }
}

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
