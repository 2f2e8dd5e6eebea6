internal import Gtk
internal import Presentation

extension Widget {
    /// Lets the widget be used, or greys it and says why: to whoever points at it, and to assistive
    /// technology.
    ///
    /// - Parameter tooltip: what it says while it can be used.
    func allow(_ availability: Availability, tooltip: String? = nil) {
        isSensitive = availability == .available
        self.tooltip = availability.reason ?? tooltip
        accessibleDescription = availability.reason
    }
}
