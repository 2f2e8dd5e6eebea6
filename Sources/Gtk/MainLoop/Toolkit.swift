import CGtk

/// GTK itself, for programs and tests that do without an `Application`.
public enum Toolkit {
    /// Prepares GTK; safe to call again. False when there is no display to open.
    ///
    /// A program that wants to say so itself calls it before it runs its `Application`, which would
    /// be ended by GTK then.
    ///
    /// - Parameter id: by which the desktop knows the program's windows for its own: the name of its
    ///   desktop entry.
    @discardableResult
    public static func start(as id: String? = nil) -> Bool {
        loadFonts()
        if let id { g_set_prgname(id) }
        guard gtk_init_check(nil, nil) != 0 else { return false }
        if let id { gdk_set_program_class(id) }
        return true
    }

    /// Begins to look for fonts, on a thread of Pango's own. Who needs one first waits until all
    /// were found, so the earlier it begins the better.
    static func loadFonts() {
        pango_cairo_font_map_get_default()
    }

    /// Reads the theme, which otherwise comes with whatever asks for it first. It takes a start longer than
    /// anything else, and no other process has to answer for it.
    public static func readTheme() {
        gtk_settings_get_default()
    }

    /// Handles one event of the main loop, waiting for one if asked to. True if there was one.
    ///
    /// Not from within a main-actor task of a program that runs an `Application`: the main
    /// actor would be held up until it returns.
    @discardableResult
    public static func handleEvent(waiting: Bool = false) -> Bool {
        g_main_context_iteration(nil, waiting.gboolean) != 0
    }
}
