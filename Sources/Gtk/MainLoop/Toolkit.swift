import CGtk

/// GTK itself, for programs and tests that do without an `Application`.
public enum Toolkit {
    /// Prepares GTK; safe to call again. False when there is no display to open.
    @discardableResult
    public static func start() -> Bool {
        gtk_init_check(nil, nil) != 0
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
