internal import Gtk
internal import Presentation

/// The frame of a chart with vertical values: numbers at the side, names or sizes below.
struct UprightPlot {
    var layout: ChartLayout
    let area: Rectangle
    let scale: ChartScale
    let ruler: ChartRuler

    /// - Parameters:
    ///   - right: the space that is kept free beside the values.
    ///   - above: the space that is kept free above the values.
    init(
        _ axis: ChartAxis, width: Double, legend: ChartLegend = ChartLegend(entries: []),
        right: Double = 0, above: Double = 0, _ ruler: ChartRuler
    ) {
        var layout = ChartLayout(width: width)
        legend.add(to: &layout, ruler)
        if !axis.title.isEmpty {
            layout.add(axis.title, x: 0, y: layout.height, width: width, ruler)
            layout.height += ruler.line + ruler.gap / 2
        }
        layout.height += above
        let top = layout.height + (ruler.line / 2).rounded()
        let height = min(max(width * 0.32, 8 * ruler.line), 12 * ruler.line).rounded()
        let scale = ChartScale(axis.range, from: top + height, to: top)
        let widest = axis.ticks.map { ruler.width(of: $0.label) }.max() ?? 0
        let gutter = widest > 0 ? min(widest, width / 3) + ruler.gap : 0
        area = Rectangle(x: gutter, y: top, width: max(1, width - gutter - right), height: height)
        layout.height = top + height
        self.layout = layout
        self.scale = scale
        self.ruler = ruler
        addGrid(axis, gutter: gutter)
    }

    private mutating func addGrid(_ axis: ChartAxis, gutter: Double) {
        let ticks = axis.ticks.filter { axis.range.contains($0.value) }
        let zero = ticks.firstIndex { $0.value == 0 } ?? 0
        let lines = ticks.map { tick in
            // Labels are placed from the greatest number down, so the least comes last.
            (centre: scale.start - scale.place(of: tick.value), width: ruler.line)
        }
        let shown = ChartLabels.shown(
            lines, within: -ruler.line...area.height + ruler.line, gap: ruler.gap / 2,
            keeping: zero)
        for label in shown {
            let tick = ticks[label.index]
            let y = scale.place(of: tick.value).rounded() + 0.5
            layout.shapes.append(
                .line(
                    from: Point(x: area.x, y: y), to: Point(x: area.right, y: y),
                    tick.value == 0 ? .baseline : .grid))
            layout.add(
                tick.label, x: 0, y: y - 0.5 - (ruler.line / 2).rounded(),
                width: max(0, gutter - ruler.gap), ruler, .right)
        }
    }

    /// Adds names below the centres of their values, as many as fit.
    mutating func addNames(_ names: [String], centres: [Double], room: Double) {
        // Half of the least number's label extends below its line.
        let top = layout.height + max(ruler.gap, (ruler.line / 2).rounded(.up))
        // In narrower columns names are left out instead, because a short rest of a name says
        // little.
        let isCut = room >= 8 * ruler.line
        let widths = names.map {
            isCut ? min(ruler.width(of: $0), room - ruler.gap) : ruler.width(of: $0)
        }
        let shown = ChartLabels.shown(
            zip(centres, widths).map { ($0, min($1, layout.width)) }, within: 0...layout.width,
            gap: ruler.gap)
        for label in shown {
            layout.add(
                names[label.index], x: label.start, y: top, width: label.width, ruler, .centre)
        }
        layout.height = shown.isEmpty ? layout.height + 1 : top + ruler.line
    }

    /// Adds the numbers of an axis below the values.
    mutating func addSizes(_ axis: ChartAxis, _ sizes: ChartScale) {
        addNames(
            axis.ticks.map { axis.range.contains($0.value) ? $0.label : "" },
            centres: axis.ticks.map { sizes.place(of: $0.value) }, room: 0)
        guard !axis.title.isEmpty else { return }
        layout.add(axis.title, x: area.x, y: layout.height, width: area.width, ruler, .centre)
        layout.height += ruler.line
    }
}

/// The frame of a chart with a row for each name and horizontal values.
struct LyingPlot {
    var layout: ChartLayout
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
            layout.add(tick.label, x: label.start, y: top, width: label.width, ruler, .centre)
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
