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

    static func text(_ name: String) -> String? { gtk_settings_get_default()?.property(name) }

    static func boolean(_ name: String) -> Bool {
        gtk_settings_get_default()?.property(name) ?? false
    }

    static func set(_ name: String, to isOn: Bool) {
        gtk_settings_get_default()?.setProperty(name, to: isOn)
    }
}

extension Settings {
    /// Changes the look of all windows of the program, from now on.
    ///
    /// - Parameters:
    ///   - isDark: whether windows are dark, or `nil` to follow the desktop's theme.
    ///   - hasHighContrast: whether GTK's own high-contrast theme replaces the desktop's.
    ///   - isStill: whether animations are off; false follows the desktop's setting.
    public static func show(isDark: Bool?, hasHighContrast: Bool, isStill: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        // Each begins with the desktop's value.
        for name in [still, darkness, theme] { gtk_settings_reset_property(settings, name) }
        if isStill { set(still, to: false) }
        if let isDark { set(darkness, to: isDark) }
        let given = text(theme) ?? ""
        let wanted = name(of: given, isDark: isDark, hasHighContrast: hasHighContrast)
        if wanted != given { settings.setProperty(theme, to: wanted) }
    }

    private static let still = "gtk-enable-animations"
    private static let darkness = "gtk-application-prefer-dark-theme"
    private static let theme = "gtk-theme-name"

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

/// CSS for all windows of the program.
public enum StyleSheet {
    /// Adds rules to those of the theme.
    ///
    /// - Throws: The parser's error, if the rules cannot be read; nothing is added then.
    public static func install(_ css: String) throws(SystemError) {
        guard let screen = gdk_screen_get_default(), let provider = gtk_css_provider_new() else {
            return
        }
        defer { g_object_unref(provider) }
        _ = try SystemError.check { gtk_css_provider_load_from_data(provider, css, -1, &$0) }
        gtk_style_context_add_provider_for_screen(
            screen, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
}

/// The icons that widgets refer to by name.
public enum IconTheme {
    /// Adds a folder of icons: its files by their names, and themes such as `hicolor` in it.
    public static func addSearchPath(_ path: String) {
        gtk_icon_theme_append_search_path(gtk_icon_theme_get_default(), path)
    }
}

/// The values of one namespace of the desktop's settings portal, and their later changes.
///
/// The portal is on the session bus. Without a bus or a portal no value ever arrives.
@MainActor
public final class PortalSettings {
    /// The known values that are whole numbers, by their keys.
    public private(set) var numbers: [String: Int] = [:]

    private let namespace: String
    private let changed: () -> Void
    private var subscription: BusSubscription?

    private static let interface = "org.freedesktop.portal.Settings"

    /// Requests the values, and does not wait for the answer.
    ///
    /// - Parameter onChange: called when the answer arrives, and at each change.
    public init(_ namespace: String, onChange: @escaping () -> Void) {
        self.namespace = namespace
        changed = onChange
        subscription = BusSubscription(
            to: "SettingChanged", of: Self.interface, from: BusRequest.portal.name,
            about: namespace,
            at: { _ in BusRequest.portal.path }, heard: { [weak self] in self?.readChange($0) })
        BusRequest(toPortal: Self.interface).ask("ReadAll", [.texts([namespace])]) {
            [weak self] answer in
            // Without a portal this is an error, which can be ignored.
            if case .success(let values) = answer { self?.readAll(values) }
        }
    }

    /// Reads the answer: a dictionary of namespaces, each of which is a dictionary of keys.
    private func readAll(_ values: [BusValue]) {
        if case .named(let spaces)? = values.first, case .named(let keys)? = spaces[namespace] {
            for (key, value) in keys { numbers[key] = value.whole }
        }
        changed()
    }

    /// Reads a change: the namespace, the key and its value.
    private func readChange(_ values: [BusValue]) {
        guard values.count == 3, values[0] == .text(namespace), case .text(let key) = values[1]
        else { return }
        numbers[key] = values[2].whole
        changed()
    }
}
