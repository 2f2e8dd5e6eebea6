import CGtk

/// A button that stays pressed until it is pressed again.
open class ToggleButton: Button {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_toggle_button_new() }

    /// Whether the button is pressed, or ticked.
    public final var isActive: Bool {
        get { gtk_toggle_button_get_active(cast()) != 0 }
        set { silently { gtk_toggle_button_set_active(cast(), newValue.gboolean) } }
    }

    /// Calls `handler` with the new state when a person changes it.
    public final func onToggled(_ handler: @escaping (Bool) -> Void) {
        connectChange("toggled") { [weak self] in
            if let self { handler(isActive) }
        }
    }
}

/// A button that can be ticked.
open class CheckButton: ToggleButton {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_check_button_new() }
}
