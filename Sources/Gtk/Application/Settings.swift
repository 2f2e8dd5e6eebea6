import CGtk

/// The settings of all windows, made by the desktop or the program.
public enum Settings {
    /// Whether the dark variant of the theme is used.
    public static var prefersDarkTheme: Bool {
        get { boolean("gtk-application-prefer-dark-theme") }
        set { set("gtk-application-prefer-dark-theme", to: newValue) }
    }

    /// Whether things move.
    public static var hasAnimations: Bool {
        get { boolean("gtk-enable-animations") }
        set { set("gtk-enable-animations", to: newValue) }
    }

    /// Whether a text that can be marked is marked as a whole when the keyboard comes to it.
    public static var marksLabelsOnFocus: Bool {
        get { boolean("gtk-label-select-on-focus") }
        set { set("gtk-label-select-on-focus", to: newValue) }
    }

    /// Whether text runs from right to left in the user's language.
    public static var isRightToLeft: Bool {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    private static func boolean(_ name: String) -> Bool {
        guard let settings = gtk_settings_get_default() else { return false }
        var value = GValue()
        g_value_init(&value, counterfoil_type_boolean())
        defer { g_value_unset(&value) }
        g_object_get_property(object(settings), name, &value)
        return g_value_get_boolean(&value) != 0
    }

    private static func set(_ name: String, to isOn: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        g_value_init(&value, counterfoil_type_boolean())
        defer { g_value_unset(&value) }
        g_value_set_boolean(&value, isOn.gboolean)
        g_object_set_property(object(settings), name, &value)
    }

    private static func object(
        _ settings: UnsafeMutablePointer<GtkSettings>
    ) -> UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    }
}
