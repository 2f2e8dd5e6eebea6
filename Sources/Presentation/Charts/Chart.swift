/// A picture of figures: its words, its drawing, and its table.
public nonisolated struct Chart: Hashable, Sendable {
    /// The identifier of the chart on its page and in remembered choices, the same for all entries
    /// and languages.
    public let id: String
    /// The title, such as "Snow by month".
    public let title: String
    /// A sentence that sums up the figures.
    public let summary: String
    /// A note on what was left out and how many entries were counted; empty if there is nothing to
    /// say.
    public let note: String
    /// Points that have no place in the drawing, each of which is a link below the note.
    public let unplaced: [ChartPoint]
    /// The headings of the table: of the points' names, and of each of their values. Where there
    /// are several small charts, the heading of their titles comes first.
    public let headings: [String]
    /// The drawing of the figures.
    public let drawing: ChartContent

    /// Makes a chart of its words and its drawing.
    public init(
        id: String, title: String, summary: String, note: String = "",
        unplaced: [ChartPoint] = [], headings: [String], drawing: ChartContent
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.note = note
        self.unplaced = unplaced
        self.headings = headings
        self.drawing = drawing
    }
}

/// The drawing of a chart. Every drawing is made of points, in the order of keyboard navigation.
public nonisolated enum ChartContent: Hashable, Sendable {
    case bars(BarChart)
    case divergingBars(DivergingBarChart)
    case histogram(Histogram)
    case line(LineChart)
    case heatMap(HeatMap)
    case dots(DotChart)
    case dumbbells(DumbbellChart)
    case map(MapChart)
    case multiples([Chart])
}

/// One bar, dot or field of a chart: its words, and the entries that it counts.
public nonisolated struct ChartPoint: Hashable, Sendable {
    /// The name on the axis, such as "March" or "Drama".
    public let name: String
    /// The cells of its row in the table, after its name: plain numbers, whose headings name the
    /// unit.
    public let values: [String]
    /// The text beside or inside the mark, if there is room.
    public let label: String
    /// The text of the tooltip and for a screen reader, such as "March 2024: 5 days of snow".
    public let description: String
    /// The entries that it counts, or `nil` if it counts none.
    public let link: ChartLink?
    /// Whether it is drawn fainter, because it counts few entries.
    public let isFaint: Bool

    /// Makes a point.
    ///
    /// - Parameter label: the text beside the mark; `nil` stands for the first of its values.
    public init(
        name: String, values: [String], label: String? = nil, description: String,
        link: ChartLink? = nil, isFaint: Bool = false
    ) {
        self.name = name
        self.values = values
        self.label = label ?? values.first ?? ""
        self.description = description
        self.link = link
        self.isFaint = isFaint
    }
}

/// The destination of a figure.
public nonisolated enum ChartLink: Hashable, Sendable {
    /// The entries that answer a search, which is written as a person would type it.
    case search(String)
    /// One entry, by its id.
    case entry(String)
}

/// An axis of numbers between two ends.
public nonisolated struct ChartAxis: Hashable, Sendable {
    /// The numbers from one end to the other.
    public let range: ClosedRange<Double>
    /// The ticks in ascending order. The drawing leaves out those whose labels would overlap.
    public let ticks: [ChartTick]
    /// The unit, such as "minutes"; empty if the labels say it.
    public let title: String

    /// Makes an axis between two ends.
    public init(range: ClosedRange<Double>, ticks: [ChartTick], title: String = "") {
        self.range = range
        self.ticks = ticks
        self.title = title
    }
}

/// A marked number of an axis.
public nonisolated struct ChartTick: Hashable, Sendable {
    /// The place of the tick on the axis.
    public let value: Double
    /// The text of the tick, formatted for the locale.
    public let label: String

    /// Makes a tick of a number and its label.
    public init(_ value: Double, _ label: String) {
        self.value = value
        self.label = label
    }
}

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
    /// The only point of a chart that compares points, or `nil` if there are several to compare.
    public nonisolated var onlyPoint: ChartPoint? {
        switch drawing {
        case .bars, .divergingBars, .heatMap, .dots, .dumbbells:
            drawing.points.count == 1 ? drawing.points.first : nil
        case .histogram, .line, .map, .multiples: nil
        }
    }

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
