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
