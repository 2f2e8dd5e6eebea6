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

extension SetText {
    /// A line of a laid-out text.
    public nonisolated struct Line: Hashable, Sendable {
        /// The distance of its top from the top of the text.
        public let top: Double
        /// The height of the line.
        public let height: Double
        let place: Int32
        let left: Double
        let baseline: Double
    }

    /// The lines from the top, which can be drawn apart from each other, such as on two pages.
    public var lines: [Line] {
        var lines: [Line] = []
        let unit = Double(PANGO_SCALE)
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            var extent = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &extent)
            lines.append(
                Line(
                    top: Double(extent.y) / unit, height: Double(extent.height) / unit,
                    place: Int32(lines.count), left: Double(extent.x) / unit,
                    baseline: Double(pango_layout_iter_get_baseline(iterator)) / unit))
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }
}

extension Canvas {
    /// Draws some lines of a text, with the top of the first one at `place`.
    public func draw(
        _ text: SetText, _ lines: some Collection<SetText.Line>, at place: Point,
        _ colour: Colour
    ) {
        guard let top = lines.first?.top else { return }
        use(colour)
        for line in lines {
            guard let pango = pango_layout_get_line_readonly(text.layout, line.place) else {
                continue
            }
            cairo_move_to(context, place.x + line.left, place.y + line.baseline - top)
            pango_cairo_show_layout_line(context, pango)
        }
    }
}
