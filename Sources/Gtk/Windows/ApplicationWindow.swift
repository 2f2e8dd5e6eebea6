import CGtk

/// A main window: the program keeps it and runs until the last one is closed.
open class ApplicationWindow: Window {
    var actions: [String: Action] = [:]

    /// A window of `application`, which keeps it until it is closed.
    public init(application: Application) {
        super.init(window: gtk_application_window_new(application.cast()))
        // A menu bar is never part of the window, whatever the desktop says.
        gtk_application_window_set_show_menubar(cast(), 0)
        application.keep(self)
    }

    /// Makes the action known as `win.name`.
    public final func add(_ action: Action) {
        actions[action.name] = action
        g_action_map_add_action(opaque, action.opaque)
    }
}
