nonisolated extension ChartContent {
    /// All points of the drawing, in the order of keyboard navigation and of the table.
    public var points: [ChartPoint] {
        switch self {
        case .bars(let chart): chart.bars.flatMap { $0.parts.map(\.point) }
        case .divergingBars(let chart): chart.bars.flatMap { $0.parts.map(\.point) }
        case .histogram(let chart): chart.bins.map(\.point)
        case .line(let chart): chart.lines.flatMap { $0.places.map(\.point) }
        case .heatMap(let chart): chart.fields.map(\.point)
        case .dots(let chart): chart.rows.flatMap { $0.dots.map(\.point) }
        case .dumbbells(let chart): chart.rows.map(\.point)
        case .map(let chart): chart.points
        case .multiples(let charts): charts.flatMap(\.drawing.points)
        }
    }
}

extension Chart {
    /// The rows of the table, one for each point, with as many cells as there are headings.
    public nonisolated var rows: [[String]] {
        let rows =
            if case .multiples(let charts) = drawing {
                charts.flatMap { chart in chart.drawing.rows.map { [chart.title] + $0 } }
            } else {
                drawing.rows
            }
        return rows.map { row in
            headings.indices.map { row.indices.contains($0) ? row[$0] : "" }
        }
    }
}

extension ChartContent {
    nonisolated fileprivate var rows: [[String]] { points.map { [$0.name] + $0.values } }
}
