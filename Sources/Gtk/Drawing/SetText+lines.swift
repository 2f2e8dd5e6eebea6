import CGtk

extension SetText {
    /// A line of a text that was laid out.
    public nonisolated struct Line: Hashable, Sendable {
        /// Where it begins, from the top of the text.
        public let top: Double
        /// How high it is.
        public let height: Double
        let place: Int32
        let left: Double
        let baseline: Double
    }

    /// Its lines from the top, for whoever puts some of them elsewhere, such as on the next page.
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
    /// Draws some lines of a text, the first of them with its top at a place.
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
