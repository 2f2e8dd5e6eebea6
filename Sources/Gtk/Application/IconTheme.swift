import CGtk

/// The icons that widgets refer to by name.
public enum IconTheme {
    /// Adds a folder of icons: its files by their names, and themes such as `hicolor` in it.
    public static func addSearchPath(_ path: String) {
        gtk_icon_theme_append_search_path(gtk_icon_theme_get_default(), path)
    }
}
