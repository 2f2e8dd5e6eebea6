internal import Gtk
internal import Presentation

extension ChartLayout {
    /// Lays out horizontal bars whose parts extend to both sides of a middle.
    init(diverging chart: DivergingBarChart, width: Double, _ ruler: ChartRuler) {
        let signs = chart.series.indices.map {
            ChartLegend.Sign.field(chart.ink(of: $0), .filled)
        }
        var plot = LyingPlot(
            chart.axis, names: chart.bars.map(\.name), hasNumbers: true, width: width,
            legend: ChartLegend(entries: Array(zip(signs, chart.series))), ruler)
        let thickness = (ruler.line * 1.1).rounded()
        for (row, bar) in chart.bars.enumerated() {
            let top = (plot.middle(of: row) - thickness / 2).rounded()
            let lengths = bar.parts.map { max(0, $0.length) }
            var sum = -lengths.prefix(chart.before).reduce(0, +)
            if chart.hasMiddle, lengths.indices.contains(chart.before) {
                sum -= lengths[chart.before] / 2
            }
            let (first, last) = (
                lengths.firstIndex { $0 > 0 }, lengths.lastIndex { $0 > 0 }
            )
            for (index, part) in bar.parts.enumerated() {
                let start = plot.scale.place(of: sum)
                sum += lengths[index]
                let end = plot.scale.place(of: sum)
                let hair = index == first || lengths[index] == 0 ? 0.0 : 1
                let mark = Rectangle(
                    x: start + hair, y: top, width: max(0, end - start - hair),
                    height: thickness)
                if lengths[index] > 0 {
                    var corners: Shape.Corners = []
                    if index == first { corners.formUnion(.left) }
                    if index == last { corners.formUnion(.right) }
                    plot.layout.addBar(
                        mark, radius: 3, corners, chart.ink(of: index).faint(part.point.isFaint))
                }
                plot.layout.spots.append(
                    ChartSpot(
                        area: plot.field(in: row, from: start, to: max(end, start + 2)),
                        mark: mark, row: row, column: index))
            }
        }
        let middle = plot.scale.place(of: 0).rounded() + 0.5
        plot.layout.shapes.append(
            .line(
                from: Point(x: middle, y: plot.area.y),
                to: Point(x: middle, y: plot.area.bottom), .text))
        self = plot.layout
    }
}

extension DivergingBarChart {
    /// Returns the colour of a part, which grows stronger away from the middle.
    func ink(of part: Int) -> ChartInk {
        if part < before { return .before(step: before - part, of: before) }
        let start = before + (hasMiddle ? 1 : 0)
        return part < start
            ? .middle : .after(step: part - start + 1, of: series.count - start)
    }
}
