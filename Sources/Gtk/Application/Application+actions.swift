import CGtk

extension Application {
    /// Adds an action, which is then known as `app.name`.
    public func add(_ action: Action) {
        actions[action.name] = action
        g_action_map_add_action(opaque, action.opaque)
    }

    /// Binds keys, such as `<Primary>n` or `F9`, to an action by its detailed name, such as
    /// `app.new-note`, in place of the keys that it had. A key that types or edits text, such as a
    /// bare `Delete`, would be taken from entries too: handle it at a widget instead.
    public func setAccelerators(_ keys: [String], for action: String) {
        var strings: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { for string in strings { g_free(UnsafeMutableRawPointer(mutating: string)) } }
        gtk_application_set_accels_for_action(cast(), action, &strings)
    }
}
