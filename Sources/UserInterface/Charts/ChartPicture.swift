internal import Gtk
internal import Presentation

/// A chart that is laid out once for a width and drawn as often as needed: in a widget, on paper or
/// into a file.
final class ChartPicture {
    let drawing: ChartContent
    let isRightToLeft: Bool
    let words: ChartTypesetter
    private var known: ChartLayout?
    private var colours: ChartColours?

    /// - Parameter typesetter: the typesetter of the surface on which the chart is drawn.
    init(_ drawing: ChartContent, _ typesetter: Typesetter, isRightToLeft: Bool) {
        self.drawing = drawing
        self.isRightToLeft = isRightToLeft
        words = ChartTypesetter(typesetter)
    }

    /// Returns the layout at a width, which includes the height.
    func layout(for width: Double) -> ChartLayout {
        if let known, known.width == width { return known }
        words.forgetCutLines()
        let layout = ChartLayout(drawing, width: width, ChartRuler(words))
        let seen = isRightToLeft ? layout.mirrored : layout
        known = seen
        return seen
    }

    /// Draws the chart from the upper left corner of the canvas.
    func draw(
        on canvas: Canvas, width: Double, _ palette: ChartPalette, focus: Int? = nil
    ) {
        let layout = layout(for: width)
        let colours = self.colours?.palette == palette ? self.colours : nil
        let painter = ChartPainter(colours: colours ?? ChartColours(palette), words: words)
        self.colours = painter.colours
        painter.draw(layout, on: canvas)
        if let focus, layout.spots.indices.contains(focus) {
            painter.drawFocus(on: layout.spots[focus].mark, canvas)
        }
    }
}
