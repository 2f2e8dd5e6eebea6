import CGtk

/// A text laid out to be drawn: one line, or a paragraph of a given width. It is never taken for
/// markup.
@MainActor
public final class SetText {
    /// How wide the text itself is.
    public let width: Double
    /// How high it is.
    public let height: Double

    /// How far from the left of the layout the text begins.
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

    func show(on context: OpaquePointer) {
        pango_cairo_update_layout(context, layout)
        pango_cairo_show_layout(context, layout)
    }
}
