internal import Gtk
internal import Presentation

extension ChartLayout {
    /// Lays out bars side by side, each as wide as its range of sizes, with lines at marked sizes.
    init(histogram chart: Histogram, width: Double, _ ruler: ChartRuler) {
        let marks = chart.marks.filter { chart.sizes.range.contains($0.value) }
        var plot = UprightPlot(
            chart.counts, width: width,
            above: marks.isEmpty ? 0 : (ruler.line + ruler.gap / 2).rounded(), ruler)
        let area = plot.area
        let sizes = ChartScale(chart.sizes.range, from: area.x, to: area.right)
        let base = plot.scale.place(of: 0)
        for (number, bin) in chart.bins.enumerated() {
            let left = sizes.place(of: bin.sizes.lowerBound).rounded()
            let right = max(left + 1, sizes.place(of: bin.sizes.upperBound).rounded())
            let top = plot.scale.place(of: max(0, bin.count))
            let hair = right - left > 3 ? 1.0 : 0
            let mark = Rectangle(
                x: left, y: top, width: right - left - hair, height: max(0, base - top))
            if bin.count > 0 {
                plot.layout.addBar(mark, radius: 2, .top, .accent.faint(bin.point.isFaint))
            }
            plot.layout.spots.append(
                ChartSpot(
                    area: Rectangle(
                        x: left, y: area.y, width: right - left, height: area.height),
                    mark: mark, row: 0, column: number))
        }
        plot.add(marks, sizes)
        plot.addSizes(chart.sizes, sizes)
        self = plot.layout
    }
}

extension UprightPlot {
    /// Adds vertical lines, and as many of their names as fit above.
    fileprivate mutating func add(_ marks: [ChartTick], _ sizes: ChartScale) {
        let top = area.y - ruler.line - (ruler.gap / 2).rounded()
        for mark in marks {
            let x = sizes.place(of: mark.value).rounded() - 0.5
            layout.shapes.append(
                .line(
                    from: Point(x: x, y: area.y - ruler.gap / 2),
                    to: Point(x: x, y: area.bottom), .mark, dashes: [3, 3]))
        }
        let shown = ChartLabels.shown(
            marks.map { (sizes.place(of: $0.value), ruler.width(of: $0.label)) },
            within: 0...layout.width, gap: ruler.gap)
        for label in shown {
            layout.add(
                marks[label.index].label, x: label.start, y: top, width: label.width, ruler,
                .centre, ink: .text)
        }
    }
}
