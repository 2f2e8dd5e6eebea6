internal import Gtk
internal import Presentation

/// A picture of figures, laid out for a width once and drawn as often as it is needed: by a widget, on
/// a page of paper, into a file.
final class ChartPicture {
    let drawing: ChartDrawing
    let isRightToLeft: Bool
    let words: ChartTypesetter
    private var known: ChartLayout?
    private var colours: ChartColours?

    /// - Parameter typesetter: of what it is to be drawn on.
    init(_ drawing: ChartDrawing, _ typesetter: Typesetter, isRightToLeft: Bool) {
        self.drawing = drawing
        self.isRightToLeft = isRightToLeft
        words = ChartTypesetter(typesetter)
    }

    /// Where everything is at a width, and how high it is.
    func layout(for width: Double) -> ChartLayout {
        if let known, known.width == width { return known }
        words.forgetCutLines()
        let layout = ChartLayout(drawing, width: width, ChartRuler(words))
        let seen = isRightToLeft ? layout.mirrored : layout
        known = seen
        return seen
    }

    /// Draws it from the upper left corner of the canvas.
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
