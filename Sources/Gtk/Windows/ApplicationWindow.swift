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
        // GTK keeps the actions of a window as long as the window's object.
        onDestroy { [weak self] in self?.releaseActions() }
    }

    private func releaseActions() {
        for (name, action) in actions {
            g_action_map_remove_action(opaque, name)
            g_signal_handlers_destroy(action.cast())
        }
        actions = [:]
    }

    /// Adds an action, which is then known as `win.name`.
    public final func add(_ action: Action) {
        actions[action.name] = action
        g_action_map_add_action(opaque, action.opaque)
    }
}
