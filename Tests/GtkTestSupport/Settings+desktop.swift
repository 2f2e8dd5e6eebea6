import CGtk

@testable public import Gtk

// The settings of the whole desktop.

extension Settings {
    /// Whether the dark variant of the theme is used.
    public static var prefersDarkTheme: Bool {
        get { boolean("gtk-application-prefer-dark-theme") }
        set { set("gtk-application-prefer-dark-theme", to: newValue) }
    }

    /// Whether animations are enabled.
    public static var hasAnimations: Bool {
        get { boolean("gtk-enable-animations") }
        set { set("gtk-enable-animations", to: newValue) }
    }

    /// Whether text runs from right to left in the user's language.
    public static var isRightToLeft: Bool {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }
}
