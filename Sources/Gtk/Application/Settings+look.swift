import CGtk

extension Settings {
    /// Lets all windows of the program look otherwise than the desktop's theme does, from now on.
    ///
    /// - Parameters:
    ///   - isDark: nil as the desktop's theme is.
    ///   - hasHighContrast: takes GTK's own theme of high contrast; false as the desktop's theme is.
    ///   - isStill: lets nothing move; false as the desktop has it.
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

    /// As the desktop has it.
    private static func reset(_ name: String, of settings: UnsafeMutablePointer<GtkSettings>) {
        gtk_settings_reset_property(settings, name)
    }

    /// The theme that is as light or dark as is wanted, where that takes a theme of its own.
    static func name(of theme: String, isDark: Bool?, hasHighContrast: Bool) -> String {
        let (bright, inverse) = ("HighContrast", "HighContrastInverse")
        if hasHighContrast || theme == bright || theme == inverse {
            return isDark ?? (theme == inverse || isNamedDark(theme)) ? inverse : bright
        }
        // A theme that is dark in its own right takes no notice of what is preferred.
        return isDark == false && isNamedDark(theme) ? String(theme.dropLast(5)) : theme
    }

    private static func isNamedDark(_ theme: String) -> Bool {
        theme.lowercased().hasSuffix("-dark")
    }
}
