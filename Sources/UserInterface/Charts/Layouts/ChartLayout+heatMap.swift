internal import Gtk
internal import Presentation

extension ChartLayout {
    /// Lays out fields in rows and columns.
    init(heatMap chart: HeatMap, width: Double, _ ruler: ChartRuler) {
        self.init(width: width)
        let rowNames = chart.rows.map { ruler.width(of: $0) }
        let column = min(rowNames.max() ?? 0, (width * 0.3).rounded(.down))
        let left = column > 0 ? column + ruler.gap : 0
        let count = Double(max(1, chart.columns.count))
        let isEveryNamed = chart.columns.allSatisfy { !$0.isEmpty }
        let widestName = chart.columns.map { ruler.width(of: $0) }.max() ?? 0
        let liked = isEveryNamed ? max(2 * ruler.line, widestName + ruler.gap) : 1.1 * ruler.line
        let exact = min((width - left) / count, min(liked, 8 * ruler.line))
        // Whole pixels make all fields and the gaps between them alike.
        let fieldWidth = exact >= 4 ? exact.rounded(.down) : exact
        let hair = fieldWidth >= 6 ? 2.0 : fieldWidth >= 3 ? 1 : 0
        let saysValues = fieldWidth >= 2 * ruler.line - 1 && isEveryNamed
        let fieldHeight =
            saysValues
            ? (1.7 * ruler.line).rounded()
            : min(max(fieldWidth, 0.7 * ruler.line), 1.4 * ruler.line).rounded()
        let top = addColumnNames(
            chart.columns, left: left, field: fieldWidth, isEveryNamed: isEveryNamed, ruler)
        for field in chart.fields {
            let place = Rectangle(
                x: left + Double(field.column) * fieldWidth,
                y: top + Double(field.row) * fieldHeight, width: fieldWidth,
                height: fieldHeight)
            let mark = Rectangle(
                x: place.x, y: place.y, width: place.width - hair, height: place.height - hair)
            add(field, of: chart, in: mark, saysValue: saysValues, ruler)
            spots.append(ChartSpot(area: place, mark: mark, row: field.row, column: field.column))
        }
        addRowNames(chart.rows, top: top, width: column, field: fieldHeight, ruler)
        height = top + Double(chart.rows.count) * fieldHeight
        addScale(chart, left: left, ruler)
    }

    private mutating func add(
        _ field: HeatMap.Field, of chart: HeatMap, in mark: Rectangle, saysValue: Bool,
        _ ruler: ChartRuler
    ) {
        let radius = min(3, mark.width / 4)
        guard let value = field.value else {
            let outline = Shape.rectangle(mark.inset(by: 0.5), radius: radius)
            shapes.append(ChartShape(shape: outline, ink: .grid, manner: .drawn(width: 1)))
            return
        }
        let part = chart.part(value)
        let ink: ChartInk = value > 0 ? .strength(part) : .nothing
        shapes.append(
            ChartShape(
                shape: .rectangle(mark, radius: radius), ink: ink.faint(field.point.isFaint)))
        let words = field.point.label
        guard saysValue, value > 0, ruler.width(of: words) <= mark.width - 4 else { return }
        add(
            words, x: mark.x, y: (mark.centre.y - ruler.line / 2).rounded(), width: mark.width,
            ruler, .centre, ink: field.point.isFaint ? .text : .onStrength(part))
    }

    /// Adds the names of columns, and returns the top of the fields.
    private mutating func addColumnNames(
        _ names: [String], left: Double, field: Double, isEveryNamed: Bool, _ ruler: ChartRuler
    ) -> Double {
        let longest = names.map { ruler.width(of: $0) }.max() ?? 0
        guard longest > 0 else { return 0 }
        // Names that do not fit beside each other are turned, if a column is wide enough for a
        // line.
        let isTurned = isEveryNamed && longest > field - 4 && field > ruler.line
        let height = isTurned ? min(longest, (width * 0.3).rounded(.down)) : ruler.line
        let labels = names.enumerated().map { number, name in
            let width = isTurned ? ruler.line : ruler.width(of: name)
            let start = left + Double(number) * field
            // A name that stands for several columns begins at the first; any other is centred.
            return (centre: isEveryNamed ? start + field / 2 : start + width / 2, width: width)
        }
        let gap = isTurned ? 0 : isEveryNamed ? min(4, ruler.gap / 2) : ruler.gap / 2
        for label in ChartLabels.shown(labels, within: 0...width, gap: gap) {
            words.append(
                ChartWords(
                    text: names[label.index],
                    place: Rectangle(
                        x: label.start.rounded(), y: 0, width: label.width, height: height),
                    alignment: .centre, isTurned: isTurned))
        }
        return height + (ruler.gap / 2).rounded()
    }

    private mutating func addRowNames(
        _ names: [String], top: Double, width: Double, field: Double, _ ruler: ChartRuler
    ) {
        let labels = names.enumerated().map { row, name in
            (centre: (Double(row) + 0.5) * field, width: name.isEmpty ? 0 : ruler.line)
        }
        let height = Double(names.count) * field
        for label in ChartLabels.shown(
            labels, within: -ruler.line...height + ruler.line, gap: 0)
        {
            add(
                names[label.index], x: 0, y: (top + label.start).rounded(), width: width, ruler)
        }
    }

    /// Adds a legend of the colours below the fields.
    private mutating func addScale(_ chart: HeatMap, left: Double, _ ruler: ChartRuler) {
        guard !chart.ticks.isEmpty else { return }
        var legend = ChartLayout(width: max(1, width - left))
        ChartLegend(
            entries: chart.ticks.map { tick in
                let part = chart.part(tick.value)
                return (
                    .field(tick.value > 0 ? .strength(part) : .nothing, .filled), tick.label
                )
            }
        ).add(to: &legend, ruler)
        let start = Point(x: left, y: height + ruler.gap)
        shapes += legend.shapes.map { $0.moved(by: start) }
        words += legend.words.map { $0.moved(by: start) }
        height = start.y + legend.height - ruler.gap
    }
}

extension HeatMap {
    /// Returns the strength of a value's colour, in 32 steps.
    fileprivate func part(_ value: Double) -> Double {
        guard greatest > 0, value.isFinite else { return 0 }
        return (min(max(value / greatest, 0), 1) * 32).rounded(.up) / 32
    }
}
