import CGtk

/// The icons that widgets refer to by name.
public enum IconTheme {
    /// Adds a folder of icons in the layout of a theme, such as one that holds `hicolor`.
    public static func addSearchPath(_ path: String) {
        gtk_icon_theme_append_search_path(gtk_icon_theme_get_default(), path)
    }
}
