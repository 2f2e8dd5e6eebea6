import CGtk

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
