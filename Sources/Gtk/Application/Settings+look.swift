import CGtk

extension Settings {
    /// Changes the look of all windows of the program, from now on.
    ///
    /// - Parameters:
    ///   - isDark: whether windows are dark, or `nil` to follow the desktop's theme.
    ///   - hasHighContrast: whether GTK's own high-contrast theme replaces the desktop's.
    ///   - isStill: whether animations are off; false follows the desktop's setting.
    public static func show(isDark: Bool?, hasHighContrast: Bool, isStill: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        reset(still, of: settings)
        if isStill { set(still, to: false) }
        reset(darkness, of: settings)
        if let isDark { set(darkness, to: isDark) }
        reset(theme, of: settings)
        let given = text(theme) ?? ""
        let wanted = name(of: given, isDark: isDark, hasHighContrast: hasHighContrast)
        if wanted != given {
            UnsafeMutableRawPointer(settings).setProperty(
                theme, of: counterfoil_type_string()
            ) { g_value_set_string(&$0, wanted) }
        }
    }

    private static let still = "gtk-enable-animations"
    private static let darkness = "gtk-application-prefer-dark-theme"
    private static let theme = "gtk-theme-name"

    /// Restores the desktop's value.
    private static func reset(_ name: String, of settings: UnsafeMutablePointer<GtkSettings>) {
        gtk_settings_reset_property(settings, name)
    }

    /// Returns the name of the theme that has the wanted brightness and contrast.
    static func name(of theme: String, isDark: Bool?, hasHighContrast: Bool) -> String {
        let (bright, inverse) = ("HighContrast", "HighContrastInverse")
        if hasHighContrast || theme == bright || theme == inverse {
            return isDark ?? (theme == inverse || isNamedDark(theme)) ? inverse : bright
        }
        // A theme that is dark by itself ignores the preference for a light one.
        return isDark == false && isNamedDark(theme) ? String(theme.dropLast(5)) : theme
    }

    private static func isNamedDark(_ theme: String) -> Bool {
        theme.lowercased().hasSuffix("-dark")
    }
}
