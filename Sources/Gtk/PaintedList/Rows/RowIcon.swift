import CGtk

/// A symbolic icon in the text colour of its row. GTK caches the images.
struct RowIcon {
    let name: String
    /// The size in pixels, before the scale of the display.
    let size: Int32
    let widget: UnsafeMutablePointer<GtkWidget>

    init(name: String, size: Int32, in widget: UnsafeMutablePointer<GtkWidget>) {
        self.name = name
        self.size = size
        self.widget = widget
    }

    /// Draws the icon, or nothing if the theme has none of that name.
    func draw(on context: OpaquePointer, at position: (x: Double, y: Double)) {
        let style = gtk_widget_get_style_context(widget)
        let scale = gtk_widget_get_scale_factor(widget)
        guard let theme = gtk_icon_theme_get_for_screen(gtk_widget_get_screen(widget)),
            let info = gtk_icon_theme_lookup_icon_for_scale(theme, name, size, scale, flags)
        else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        guard let pixels = gtk_icon_info_load_symbolic_for_context(info, style, nil, nil)
        else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        guard
            let surface = gdk_cairo_surface_create_from_pixbuf(
                pixels, scale, gtk_widget_get_window(widget))
        else { return }
        defer { cairo_surface_destroy(surface) }
        gtk_render_icon_surface(style, context, surface, position.x, position.y)
    }

    private var flags: GtkIconLookupFlags {
        let direction =
            gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
            ? GTK_ICON_LOOKUP_DIR_RTL : GTK_ICON_LOOKUP_DIR_LTR
        return GtkIconLookupFlags(
            rawValue: GTK_ICON_LOOKUP_FORCE_SIZE.rawValue
                | GTK_ICON_LOOKUP_FORCE_SYMBOLIC.rawValue | direction.rawValue)
    }
}
