internal import Gtk
internal import Presentation

extension ChartLayout {
    /// Lays out horizontal bars. Those of one part have their value at the end, and need no numbers
    /// below.
    init(lying chart: BarChart, width: Double, _ ruler: ChartRuler) {
        let isSingle = chart.bars.allSatisfy { $0.parts.count <= 1 }
        let values = isSingle ? chart.bars.map { $0.parts.first?.point.label ?? "" } : []
        let room = values.map { ruler.width(of: $0) }.max() ?? 0
        let saysValues = isSingle && room <= width * 0.25
        var plot = LyingPlot(
            chart.axis, names: chart.bars.map(\.name), hasNumbers: !saysValues, width: width,
            legend: ChartLegend(series: chart.series),
            right: saysValues && room > 0 ? room + ruler.gap : 0, ruler)
        let thickness = (ruler.line * 0.95).rounded()
        let base = plot.scale.place(of: 0).rounded()
        for (row, bar) in chart.bars.enumerated() {
            let top = (plot.middle(of: row) - thickness / 2).rounded()
            var sum = 0.0
            let last = bar.parts.lastIndex { $0.length > 0 }
            for (index, part) in bar.parts.enumerated() {
                let start = plot.scale.place(of: sum)
                let isFirst = sum == 0
                sum += max(0, part.length)
                let end = plot.scale.place(of: sum)
                let left = isFirst || part.length <= 0 ? start : start + 1
                let mark = Rectangle(
                    x: left, y: top, width: max(0, end - left), height: thickness)
                if part.length > 0 {
                    plot.layout.addBar(
                        mark, radius: index == last ? 3 : 0, .right,
                        chart.ink(of: index).faint(part.point.isFaint), chart.manner(of: index))
                }
                // A bar is pointed at by its name as well.
                let isWhole = bar.parts.count == 1
                plot.layout.spots.append(
                    ChartSpot(
                        area: plot.field(
                            in: row, from: isWhole ? 0 : start,
                            to: isWhole || index == last
                                ? plot.layout.width : max(end, start + 2)),
                        mark: mark, row: row, column: index))
                if saysValues, isWhole, !values[row].isEmpty {
                    plot.layout.add(
                        values[row], x: max(end, base) + ruler.gap * 0.75,
                        y: (plot.middle(of: row) - ruler.line / 2).rounded(),
                        width: ruler.width(of: values[row]), ruler)
                }
            }
        }
        self = plot.layout
    }
}
