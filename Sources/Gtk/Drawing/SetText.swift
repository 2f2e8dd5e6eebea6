import CGtk

/// A text that is laid out for drawing: one line, or a paragraph of a given width. It is plain
/// text, not markup.
@MainActor
public final class SetText {
    /// The width of the text itself.
    public let width: Double
    /// The height of the text.
    public let height: Double

    /// The distance of the text from the left of the layout.
    let indent: Double
    let layout: OpaquePointer

    init(_ layout: OpaquePointer) {
        self.layout = layout
        var extent = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extent)
        let unit = Double(PANGO_SCALE)
        width = Double(extent.width) / unit
        height = Double(extent.height) / unit
        indent = Double(extent.x) / unit
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Adds the outlines of its letters to the path.
    func trace(on context: OpaquePointer) {
        pango_cairo_update_layout(context, layout)
        pango_cairo_layout_path(context, layout)
    }

    func show(on context: OpaquePointer) {
        pango_cairo_update_layout(context, layout)
        pango_cairo_show_layout(context, layout)
    }
}
