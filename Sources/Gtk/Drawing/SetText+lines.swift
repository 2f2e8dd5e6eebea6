import CGtk

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
