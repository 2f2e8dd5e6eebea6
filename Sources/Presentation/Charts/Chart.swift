/// A picture of figures: what it shows in words, as a drawing, and as a table.
public nonisolated struct Chart: Hashable, Sendable {
    /// Tells it apart on its page and in what is remembered; stays the same for other entries and languages.
    public let id: String
    /// Such as "Films by month".
    public let title: String
    /// A sentence that says what it shows.
    public let summary: String
    /// What was left out and on how many entries it rests; empty where there is nothing to say.
    public let note: String
    /// The headings of the table: of the points' names, and of each of their values. Where there are
    /// several small pictures, that of their titles comes before them.
    public let headings: [String]
    /// What is drawn.
    public let drawing: ChartDrawing

    /// A picture with its words.
    public init(
        id: String, title: String, summary: String, note: String = "", headings: [String],
        drawing: ChartDrawing
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.note = note
        self.headings = headings
        self.drawing = drawing
    }
}

/// What is drawn. Every drawing is made of points, in the order in which the keyboard goes through them.
public nonisolated enum ChartDrawing: Hashable, Sendable {
    case bars(BarChart)
    case divergingBars(DivergingBarChart)
    case histogram(Histogram)
    case line(LineChart)
    case heatMap(HeatMap)
    case dots(DotChart)
    case dumbbells(DumbbellChart)
    case multiples([Chart])
}

/// One bar, dot or field of a picture: what it says, and where it leads.
public nonisolated struct ChartPoint: Hashable, Sendable {
    /// Stands on the axis, such as "March" or "Drama".
    public let name: String
    /// The cells of its row in the table, after its name: numbers alone, under headings that say of what.
    public let values: [String]
    /// Stands beside or in what is drawn, where there is room.
    public let label: String
    /// What hovering shows and the screen reader says, such as "March 2024: 5 films".
    public let description: String
    /// The entries that it counts; nil where it counts none.
    public let link: ChartLink?
    /// Whether it rests on so few entries that it is drawn fainter.
    public let isFaint: Bool

    /// A point that leads nowhere unless it is said.
    /// - Parameter label: nil for the first of its values.
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

/// Where a figure leads.
public nonisolated enum ChartLink: Hashable, Sendable {
    /// To the entries that answer a search, as one would type it.
    case search(String)
    /// To one entry, by its id.
    case entry(String)
}

/// Where numbers lie between two ends.
public nonisolated struct ChartAxis: Hashable, Sendable {
    /// From one end to the other.
    public let range: ClosedRange<Double>
    /// In ascending order. Those whose labels would overlap are left out by whoever draws.
    public let ticks: [ChartTick]
    /// Such as "minutes"; empty where the labels say it.
    public let title: String

    /// An axis between two ends.
    public init(range: ClosedRange<Double>, ticks: [ChartTick], title: String = "") {
        self.range = range
        self.ticks = ticks
        self.title = title
    }
}

/// A marked number of an axis.
public nonisolated struct ChartTick: Hashable, Sendable {
    /// Where it is.
    public let value: Double
    /// What stands there, in the manner of the locale.
    public let label: String

    /// A number with its label.
    public init(_ value: Double, _ label: String) {
        self.value = value
        self.label = label
    }
}
