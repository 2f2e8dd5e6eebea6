internal import Gtk
internal import Presentation

extension ChartLayout {
    /// Lays out vertical bars above their names.
    init(upright chart: BarChart, width: Double, _ ruler: ChartRuler) {
        var plot = UprightPlot(
            chart.axis, width: width, legend: ChartLegend(series: chart.series), ruler)
        let area = plot.area
        let count = Double(max(1, chart.bars.count))
        let widestName = chart.bars.map { ruler.width(of: $0.name) }.max() ?? 0
        let liked = max(6 * ruler.line, min(widestName + 2 * ruler.gap, 14 * ruler.line))
        let slot = min(area.width / count, liked)
        let thickness = max(1, min(slot * 0.7, 3.4 * ruler.line))
        let base = plot.scale.place(of: 0).rounded()
        for (number, bar) in chart.bars.enumerated() {
            let left = area.x + Double(number) * slot
            let edge = (left + (slot - thickness) / 2).rounded()
            let right = max(edge + 1, (left + (slot + thickness) / 2).rounded())
            var sum = 0.0
            let last = bar.parts.lastIndex { $0.length > 0 }
            for (index, part) in bar.parts.enumerated() {
                let bottom = plot.scale.place(of: sum)
                sum += max(0, part.length)
                let top = plot.scale.place(of: sum)
                let isLast = index == last
                // A gap of one pixel divides the part from the one below.
                let foot = sum == part.length || part.length <= 0 ? bottom : bottom - 1
                let mark = Rectangle(
                    x: edge, y: top, width: right - edge, height: max(0, foot - top))
                if part.length > 0 {
                    plot.layout.addBar(
                        mark, radius: isLast ? 3 : 0, .top,
                        chart.ink(of: index).faint(part.point.isFaint), chart.manner(of: index))
                }
                let isAlone = bar.parts.count == 1
                let upper = isAlone || isLast ? area.y : top
                plot.layout.spots.append(
                    ChartSpot(
                        area: Rectangle(
                            x: left, y: upper, width: slot,
                            height: max(2, (isAlone ? base : bottom) - upper)),
                        mark: mark, row: index, column: number))
            }
        }
        plot.addNames(
            chart.bars.map(\.name),
            centres: chart.bars.indices.map { area.x + (Double($0) + 0.5) * slot }, room: slot)
        self = plot.layout
    }
}

extension BarChart {
    func ink(of part: Int) -> ChartInk { series.count > 1 ? .series(part) : .accent }

    func manner(of part: Int) -> ChartShape.Manner {
        series.count > 1 ? .ofSeries(part) : .filled
    }
}

extension ChartShape.Manner {
    /// Returns the manner of a series: the first is plain, and each other has its own hatch.
    nonisolated static func ofSeries(_ number: Int) -> ChartShape.Manner {
        let hatches = ChartShape.Hatch.allCases
        let turn = number % (hatches.count + 1)
        return turn == 0 ? .filled : .hatched(hatches[turn - 1])
    }
}

extension ChartLegend {
    /// Makes the legend of several series; a single one needs none.
    init(series: [String]) {
        entries =
            series.count < 2
            ? [] : series.enumerated().map { (.field(.series($0), .ofSeries($0)), $1) }
    }
}
