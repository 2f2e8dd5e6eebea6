import CGtk

/// A main window, which the program keeps. The program runs until the last one is closed.
open class ApplicationWindow: Window {
    var actions: [String: Action] = [:]

    /// Makes a window of `application`, which keeps it until it is closed.
    public init(application: Application) {
        super.init(window: gtk_application_window_new(application.cast()))
        // The window has no menu bar, whatever the desktop's setting.
        gtk_application_window_set_show_menubar(cast(), 0)
        application.retain(self)
    }

    /// Adds an action, which is then known as `win.name`.
    public final func add(_ action: Action) {
        actions[action.name] = action
        g_action_map_add_action(opaque, action.opaque)
    }
}
