import CGtk

/// The settings of all windows, made by the desktop or the program.
public enum Settings {
    /// Whether a selectable label selects its whole text when it gets the keyboard focus.
    public static var marksLabelsOnFocus: Bool {
        get { boolean("gtk-label-select-on-focus") }
        set { set("gtk-label-select-on-focus", to: newValue) }
    }

    /// Whether the theme is one of high contrast.
    public static var hasHighContrast: Bool {
        text("gtk-theme-name")?.contains("HighContrast") ?? false
    }

    /// The size of text relative to the usual 96 dots per inch: 1.5 if it is half as large again.
    public static var textScale: Double {
        let resolution = gdk_screen_get_default().map { gdk_screen_get_resolution($0) } ?? -1
        return resolution > 0 ? resolution / 96 : 1
    }

    /// Returns a number of pixels for text of the usual size, multiplied by the scale of larger
    /// text.
    public static func pixels(forText pixels: Int) -> Int {
        Int(Double(pixels) * max(1, textScale))
    }

    static func text(_ name: String) -> String? {
        guard let settings = gtk_settings_get_default() else { return nil }
        var value = GValue()
        g_value_init(&value, counterfoil_type_string())
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        return String(borrowing: g_value_get_string(&value))
    }

    static func boolean(_ name: String) -> Bool {
        guard let settings = gtk_settings_get_default() else { return false }
        var value = GValue()
        g_value_init(&value, counterfoil_type_boolean())
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        return g_value_get_boolean(&value) != 0
    }

    static func set(_ name: String, to isOn: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        UnsafeMutableRawPointer(settings).setProperty(name, of: counterfoil_type_boolean()) {
            g_value_set_boolean(&$0, isOn.gboolean)
        }
    }
}
