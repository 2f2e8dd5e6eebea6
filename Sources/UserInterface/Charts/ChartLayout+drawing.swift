internal import Gtk
internal import Presentation

extension ChartLayout {
    /// Lays a drawing out from left to right.
    init(_ drawing: ChartContent, width: Double, _ ruler: ChartRuler) {
        switch drawing {
        case .bars(let chart) where chart.direction == .upright:
            self.init(upright: chart, width: width, ruler)
        case .bars(let chart): self.init(lying: chart, width: width, ruler)
        case .divergingBars(let chart): self.init(diverging: chart, width: width, ruler)
        case .histogram(let chart): self.init(histogram: chart, width: width, ruler)
        case .line(let chart): self.init(line: chart, width: width, ruler)
        case .heatMap(let chart): self.init(heatMap: chart, width: width, ruler)
        case .dots(let chart): self.init(dots: chart, width: width, ruler)
        case .dumbbells(let chart): self.init(dumbbells: chart, width: width, ruler)
        case .map(let chart): self.init(map: chart, width: width, ruler)
        case .multiples(let charts): self.init(multiples: charts, width: width, ruler)
        }
    }

    /// Lays out small charts with their titles, as many in a row as fit.
    private init(multiples charts: [Chart], width: Double, _ ruler: ChartRuler) {
        self.init(width: width)
        let space = (ruler.line * 1.5).rounded()
        let least = charts.map { $0.drawing.leastWidth(ruler) }.max() ?? 1
        let columns = min(max(1, Int((width + space) / (least + space))), max(1, charts.count))
        let part = ((width - Double(columns - 1) * space) / Double(columns)).rounded(.down)
        var (top, lowest) = (0.0, 0.0)
        for (number, chart) in charts.enumerated() {
            let column = number % columns
            if column == 0, number > 0 { top = lowest + space }
            let left = Double(column) * (part + space)
            words.append(
                ChartWords(
                    text: chart.title,
                    place: Rectangle(x: left, y: top, width: part, height: ruler.line),
                    ink: .text, style: .heading))
            let place = Point(x: left, y: top + ruler.line + ruler.gap)
            let layout = ChartLayout(chart.drawing, width: part, ruler)
            add(layout, at: place, group: number)
            lowest = max(lowest, place.y + layout.height)
        }
        height = lowest
    }
}

extension ChartContent {
    /// The least width of the drawing as one of several.
    fileprivate func leastWidth(_ ruler: ChartRuler) -> Double {
        let usual = 14 * ruler.line
        guard case .heatMap(let chart) = self else { return usual }
        let names = chart.rows.map { ruler.width(of: $0) }.max() ?? 0
        return max(usual, names + Double(chart.columns.count) * 0.55 * ruler.line)
    }
}
