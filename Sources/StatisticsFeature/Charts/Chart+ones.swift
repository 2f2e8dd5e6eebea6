internal import Presentation

nonisolated extension Chart {
    /// Whether the picture compares nothing, because every value that it draws is one.
    var isAllOnes: Bool { drawing.isAllOnes }
}

nonisolated extension ChartContent {
    fileprivate var isAllOnes: Bool {
        switch self {
        case .multiples(let charts): charts.allSatisfy { $0.drawing.isAllOnes }
        case .bars(let chart): Self.areOnes(chart.bars.flatMap(\.parts).map(\.length))
        case .divergingBars(let chart): Self.areOnes(chart.bars.flatMap(\.parts).map(\.length))
        case .histogram(let chart): Self.areOnes(chart.bins.map(\.count))
        case .heatMap(let chart): Self.areOnes(chart.fields.compactMap(\.value))
        // These show where something lies, and not how often it occurs.
        case .line, .dots, .dumbbells, .map: false
        }
    }

    private static func areOnes(_ values: [Double]) -> Bool { values.allSatisfy { $0 <= 1 } }
}
