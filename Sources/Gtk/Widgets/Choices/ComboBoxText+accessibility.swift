import CGtk

extension ComboBoxText {
    /// Reports the keyboard focus to assistive technology: GTK gives it to an inner button that is
    /// not in the accessible tree, so that no widget would seem to have it.
    final func tellsOfKeyboard() {
        guard let button = innerButton else { return }
        setAccessibleState(.focusable)
        for (event, isThere) in [("focus-in-event", true), ("focus-out-event", false)] {
            SignalConnection.connect(UnsafeMutableRawPointer(button), event) {
                [weak self] () -> Bool in
                self?.setAccessibleState(.focused, on: isThere)
                return false
            }
        }
        on("notify::popup-shown") { [weak self] in
            guard let self else { return }
            setAccessibleState(.expanded, on: isOpen)
        }
    }

    private var isOpen: Bool {
        var value = GValue()
        g_value_init(&value, counterfoil_type_boolean())
        defer { g_value_unset(&value) }
        g_object_get_property(cast(), "popup-shown", &value)
        return g_value_get_boolean(&value) != 0
    }

    private var innerButton: UnsafeMutablePointer<GtkWidget>? {
        var found: UnsafeMutablePointer<GtkWidget>?
        withUnsafeMutablePointer(to: &found) {
            gtk_container_forall(cast(), Self.findButton, $0)
        }
        return found
    }

    private static let findButton: GtkCallback = { widget, found in
        guard let widget, let found else { return }
        let place = found.assumingMemoryBound(to: UnsafeMutablePointer<GtkWidget>?.self)
        let instance = UnsafeMutableRawPointer(widget)
        if instance.isInstance(of: gtk_toggle_button_get_type()) {
            place.pointee = widget
        } else if instance.isInstance(of: gtk_container_get_type()) {
            gtk_container_forall(
                instance.assumingMemoryBound(to: GtkContainer.self), ComboBoxText.findButton, found)
        }
    }
}
