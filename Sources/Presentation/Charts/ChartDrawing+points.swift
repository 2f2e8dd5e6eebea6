nonisolated extension ChartDrawing {
    /// In the order of the keyboard, which is that of the table.
    public var points: [ChartPoint] {
        switch self {
        case .bars(let chart): chart.bars.flatMap { $0.parts.map(\.point) }
        case .divergingBars(let chart): chart.bars.flatMap { $0.parts.map(\.point) }
        case .histogram(let chart): chart.bins.map(\.point)
        case .line(let chart): chart.lines.flatMap { $0.places.map(\.point) }
        case .heatMap(let chart): chart.fields.map(\.point)
        case .dots(let chart): chart.rows.flatMap { $0.dots.map(\.point) }
        case .dumbbells(let chart): chart.rows.map(\.point)
        case .multiples(let charts): charts.flatMap(\.drawing.points)
        }
    }
}
