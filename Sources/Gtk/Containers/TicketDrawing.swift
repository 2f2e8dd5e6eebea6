import CGtk

nonisolated enum TicketDrawing {
    private static let radius = 8.0
    private static let notch = 7.0

    static func draw(
        _ layout: TicketLayout, of widget: UnsafeMutablePointer<GtkWidget>,
        on context: OpaquePointer
    ) {
        let width = gtk_widget_get_allocated_width(widget)
        let height = gtk_widget_get_allocated_height(widget)
        let tear = layout.tear(width: width, height: height)
        cairo_save(context)
        defer { cairo_restore(context) }
        // A line of one pixel is sharp if its middle is half a pixel from the edge.
        cairo_translate(context, 0.5, 0.5)
        trace(tear, width: Double(width) - 1, height: Double(height) - 1, on: context)
        use("background-color", of: widget, on: context)
        cairo_fill_preserve(context)
        use("border-top-color", of: widget, on: context)
        cairo_set_line_width(context, 1)
        cairo_stroke(context)
        if let tear { perforate(tear, width: Double(width), height: Double(height), on: context) }
    }

    /// Traces the outline: round corners, and half a hole at each end of the tear line.
    private static func trace(
        _ tear: TicketLayout.Tear?, width: Double, height: Double, on context: OpaquePointer
    ) {
        let quarter = Double.pi / 2
        cairo_new_path(context)
        corner(radius, radius, 2 * quarter, on: context)
        if case .upright(let x)? = tear {
            cairo_arc_negative(context, Double(x), 0, notch, 2 * quarter, 0)
        }
        corner(width - radius, radius, 3 * quarter, on: context)
        if case .level(let y)? = tear {
            cairo_arc_negative(context, width, Double(y), notch, 3 * quarter, quarter)
        }
        corner(width - radius, height - radius, 0, on: context)
        if case .upright(let x)? = tear {
            cairo_arc_negative(context, Double(x), height, notch, 0, 2 * quarter)
        }
        corner(radius, height - radius, quarter, on: context)
        if case .level(let y)? = tear {
            cairo_arc_negative(context, 0, Double(y), notch, quarter, 3 * quarter)
        }
        cairo_close_path(context)
    }

    private static func corner(
        _ x: Double, _ y: Double, _ from: Double, on context: OpaquePointer
    ) {
        cairo_arc(context, x, y, radius, from, from + .pi / 2)
    }

    private static func perforate(
        _ tear: TicketLayout.Tear, width: Double, height: Double, on context: OpaquePointer
    ) {
        let inset = notch + 4
        switch tear {
        case .upright(let x):
            cairo_move_to(context, Double(x), inset)
            cairo_line_to(context, Double(x), height - inset)
        case .level(let y):
            cairo_move_to(context, inset, Double(y))
            cairo_line_to(context, width - inset, Double(y))
        }
        cairo_set_dash(context, [4, 4], 2, 0)
        cairo_stroke(context)
    }

    /// Sets the source to a colour of the widget's style.
    private static func use(
        _ property: String, of widget: UnsafeMutablePointer<GtkWidget>, on context: OpaquePointer
    ) {
        let style = gtk_widget_get_style_context(widget)
        var value = GValue()
        gtk_style_context_get_property(
            style, property, gtk_style_context_get_state(style), &value)
        defer { g_value_unset(&value) }
        gdk_cairo_set_source_rgba(
            context, g_value_get_boxed(&value)?.assumingMemoryBound(to: GdkRGBA.self))
    }
}
