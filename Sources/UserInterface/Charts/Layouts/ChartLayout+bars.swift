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

    func manner(of part: Int) -> ChartShape.Manner { series.count > 1 ? .ofSeries(part) : .filled }
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
                let mark = Rectangle(x: left, y: top, width: max(0, end - left), height: thickness)
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
            let (first, last) = (lengths.firstIndex { $0 > 0 }, lengths.lastIndex { $0 > 0 })
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
                    area: Rectangle(x: left, y: area.y, width: right - left, height: area.height),
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
