import CGtk

/// GTK itself, for programs and tests without an `Application`, and for the time before it runs.
public enum Toolkit {
    /// Whether the language of the program is written from right to left.
    public static var isRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }

    /// Prepares GTK, and returns false if there is no display. It can be called again.
    ///
    /// A program that shows its own message in that case calls it before it runs its `Application`,
    /// which GTK would end.
    ///
    /// - Parameter id: the name of the program's desktop entry, by which the desktop recognizes its
    ///   windows.
    @discardableResult
    public static func start(as id: String? = nil) -> Bool {
        loadFonts()
        if let id { g_set_prgname(id) }
        guard gtk_init_check(nil, nil) != 0 else { return false }
        if let id { gdk_set_program_class(id) }
        return true
    }

    /// Begins to look for fonts, on a thread of Pango's. The first use of a font waits until all
    /// are found, so this should start early.
    static func loadFonts() { pango_cairo_font_map_get_default() }

    /// Reads the theme ahead of its first use. It takes longer than any other step of the start,
    /// and needs no other process.
    public static func readTheme() { gtk_settings_get_default() }

    /// Handles one event of the main loop, and returns whether there was one.
    ///
    /// Do not call it from a main-actor task of a program that runs an `Application`: the main
    /// actor would wait until it returns.
    ///
    /// - Parameter waiting: whether to wait for an event if there is none.
    @discardableResult
    public static func handleEvent(waiting: Bool = false) -> Bool {
        g_main_context_iteration(nil, waiting.gboolean) != 0
    }
}

/// The words that widgets show by themselves: English, unless the program sets them at its start.
public enum ToolkitWords {
    /// The tooltip of an entry that shows only the beginning of a text.
    public static var tooLongToEdit = "This text is too long to edit here"

    /// The reason why an address was not opened.
    public static var noProgramToOpen = "No program is set up for this. Choose one in Settings."
}
