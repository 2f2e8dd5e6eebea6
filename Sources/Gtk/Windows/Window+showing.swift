import CGtk

extension Window {
    /// Opens an address with the desktop's default program for its scheme.
    ///
    /// GTK's own function for that reports success before any program was started.
    ///
    /// - Throws: An error if there is no such program, or it cannot be started.
    public final func show(address: String) throws(SystemError) {
        let scheme = String(address.prefix { $0 != ":" }).lowercased()
        guard let program = g_app_info_get_default_for_uri_scheme(scheme) else {
            throw SystemError(ToolkitWords.noProgramToOpen)
        }
        g_object_unref(UnsafeMutableRawPointer(program))
        let context = gdk_display_get_app_launch_context(gtk_widget_get_display(cast()))
        defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
        gdk_app_launch_context_set_screen(context, gtk_widget_get_screen(cast()))
        gdk_app_launch_context_set_timestamp(context, gtk_get_current_event_time())
        _ = try SystemError.check { error in
            g_app_info_launch_default_for_uri(
                address,
                UnsafeMutableRawPointer(context)?.assumingMemoryBound(to: GAppLaunchContext.self),
                &error)
        }
    }
}
