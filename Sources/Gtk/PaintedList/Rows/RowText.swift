import CGtk

/// A line of a row, laid out as plain text, not markup.
final class RowText {
    /// The size of the text in pixels; `indent` is its distance from the left of the layout.
    let width: Double
    let height: Double
    let indent: Double
    let isEmpty: Bool
    let isCut: Bool

    private let layout: OpaquePointer

    /// Lays out a line.
    ///
    /// - Parameter available: the width at which the text is cut short, in pixels, or `nil` for no
    ///   limit.
    init(
        _ text: String, _ style: Style, in widget: UnsafeMutablePointer<GtkWidget>,
        width available: Double? = nil
    ) {
        layout = gtk_widget_create_pango_layout(widget, nil)
        pango_layout_set_text(layout, ShownText.line(text), -1)
        pango_layout_set_single_paragraph_mode(layout, 1)
        if let available {
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            pango_layout_set_width(layout, Int32(max(available, 1)) * PANGO_SCALE)
        }
        let attributes = pango_attr_list_new()
        for attribute in style.attributes(in: widget) {
            pango_attr_list_insert(attributes, attribute)
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        var extent = PangoRectangle()
        pango_layout_get_pixel_extents(layout, nil, &extent)
        width = Double(extent.width)
        height = Double(extent.height)
        indent = Double(extent.x)
        isEmpty = text.isEmpty
        isCut = pango_layout_is_ellipsized(layout) != 0
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Draws the text.
    ///
    /// - Parameter position: the upper left corner of the layout.
    func draw(
        on context: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>,
        at position: (x: Double, y: Double)
    ) {
        gtk_render_layout(
            gtk_widget_get_style_context(widget), context, position.x, position.y, layout)
    }
}
