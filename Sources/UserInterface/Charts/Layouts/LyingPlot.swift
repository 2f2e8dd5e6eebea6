internal import Gtk
internal import Presentation

/// The frame of a chart with a row for each name and horizontal values.
struct LyingPlot {
    var layout: ChartLayout
    /// The area of the values.
    let area: Rectangle
    let scale: ChartScale
    let ruler: ChartRuler
    private let rows: [Rectangle]

    /// - Parameters:
    ///   - hasNumbers: whether the numbers of the axis stand below.
    ///   - right: the space that is kept free beside the values.
    ///   - height: returns the height of a row beyond that of a line of text.
    init(
        _ axis: ChartAxis, names: [String], hasNumbers: Bool, width: Double,
        legend: ChartLegend = ChartLegend(entries: []), right: Double = 0, _ ruler: ChartRuler,
        height: (_ row: Int, ChartScale) -> Double = { _, _ in 0 }
    ) {
        var layout = ChartLayout(width: width)
        legend.add(to: &layout, ruler)
        let widest = names.map { ruler.width(of: $0) }.max() ?? 0
        let column = min(widest, (width * 0.36).rounded(.down))
        let start = column > 0 ? column + ruler.gap * 1.5 : 0
        let room = max(1, width - start - right)
        let scale = ChartScale(axis.range, from: start, to: start + room)
        let top = layout.height
        var rows: [Rectangle] = []
        for (row, name) in names.enumerated() {
            let place = Rectangle(
                x: start, y: layout.height, width: room,
                height: (ruler.line * 1.8 + height(row, scale)).rounded())
            rows.append(place)
            layout.height = place.bottom
            layout.add(
                name, x: 0, y: (place.centre.y - ruler.line / 2).rounded(), width: column, ruler,
                ink: .text)
        }
        area = Rectangle(x: start, y: top, width: room, height: layout.height - top)
        (self.scale, self.rows, self.ruler) = (scale, rows, ruler)
        self.layout = layout
        if hasNumbers { addNumbers(axis) } else { addLine(at: 0, of: axis) }
    }

    func middle(of row: Int) -> Double { rows[row].centre.y }

    /// Returns the part of a row between two places.
    func field(in row: Int, from start: Double, to end: Double) -> Rectangle {
        Rectangle(x: start, y: rows[row].y, width: end - start, height: rows[row].height)
    }

    private mutating func addNumbers(_ axis: ChartAxis) {
        let ticks = axis.ticks.filter { axis.range.contains($0.value) }
        let zero = ticks.firstIndex { $0.value == 0 } ?? 0
        let top = layout.height + (ruler.gap / 2).rounded()
        let shown = ChartLabels.shown(
            ticks.map { (scale.place(of: $0.value), ruler.width(of: $0.label)) },
            within: 0...layout.width, gap: ruler.gap, keeping: zero)
        for label in shown {
            let tick = ticks[label.index]
            addLine(at: tick.value, of: axis)
            layout.add(
                tick.label, x: label.start, y: top, width: label.width, ruler, .centre)
        }
        layout.height = top + ruler.line
        guard !axis.title.isEmpty else { return }
        layout.add(
            axis.title, x: area.x, y: layout.height, width: layout.width - area.x, ruler, .centre)
        layout.height += ruler.line
    }

    private mutating func addLine(at value: Double, of axis: ChartAxis) {
        guard axis.range.contains(value) else { return }
        let x = scale.place(of: value).rounded() + (value == axis.range.lowerBound ? -0.5 : 0.5)
        layout.shapes.append(
            .line(
                from: Point(x: x, y: area.y), to: Point(x: x, y: area.bottom),
                value == 0 ? .baseline : .grid))
    }
}
