import CGtk

/// A button that stays pressed until it is pressed again.
open class ToggleButton: Button {
    public convenience init(toggle label: String) {
        self.init(button: gtk_toggle_button_new_with_label(label))
    }

    /// A toggle with an icon, which is called `name` by tooltip and assistive technology.
    public convenience init(toggleIconName iconName: String, name: String) {
        self.init(button: gtk_toggle_button_new())
        setIconName(iconName)
        tooltip = name
        accessibleName = name
    }

    public final var isActive: Bool {
        get { gtk_toggle_button_get_active(cast()) != 0 }
        set { silently { gtk_toggle_button_set_active(cast(), newValue.gboolean) } }
    }

    /// Called with the new state when a person changed it.
    public final func onToggled(_ handler: @escaping (Bool) -> Void) {
        connectChange("toggled") { [weak self] in
            if let self { handler(isActive) }
        }
    }
}
