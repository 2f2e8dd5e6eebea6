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

/// A chart with its title, its summary and its note, drawn on paper or into a file.
final class ChartSheet {
    private let chart: Chart
    private let typesetter: Typesetter
    private let picture: ChartPicture
    private var known: Layout?

    init(_ chart: Chart, _ typesetter: Typesetter, isRightToLeft: Bool) {
        self.chart = chart
        self.typesetter = typesetter
        picture = ChartPicture(chart.drawing, typesetter, isRightToLeft: isRightToLeft)
    }

    func height(for width: Double) -> Double { layout(for: width).height }

    /// Draws the chart with its upper left corner at a place.
    func draw(
        on canvas: Canvas, at place: Point, width: Double, _ palette: ChartPalette
    ) {
        let layout = layout(for: width)
        canvas.moved(to: place) {
            for (text, y, ink) in layout.texts {
                let x = picture.isRightToLeft ? width - text.width : 0
                canvas.draw(text, at: Point(x: x, y: y), palette.colour(of: ink))
            }
            canvas.moved(to: Point(x: 0, y: layout.top)) {
                picture.draw(on: canvas, width: width, palette)
            }
        }
    }

    private func layout(for width: Double) -> Layout {
        if let known, known.width == width { return known }
        var layout = Layout(width: width)
        func add(_ text: String, _ style: Typesetter.Style, _ ink: ChartInk) {
            guard !text.isEmpty else { return }
            let text = typesetter.paragraph(
                text, style, width: width, isAtRight: picture.isRightToLeft)
            layout.texts.append((text, layout.height, ink))
            layout.height += text.height + 4
        }
        add(chart.title, Typesetter.Style(scale: 1.15, isBold: true), .text)
        add(chart.summary, Typesetter.Style(), .text)
        layout.top = layout.height + 8
        layout.height = layout.top + picture.layout(for: width).height + 8
        add(chart.note, Typesetter.Style(scale: 0.9), .dimText)
        known = layout
        return layout
    }

    private struct Layout {
        let width: Double
        var height = 0.0
        /// The top of the chart itself, below its texts.
        var top = 0.0
        var texts: [(SetText, y: Double, ChartInk)] = []
    }
}
