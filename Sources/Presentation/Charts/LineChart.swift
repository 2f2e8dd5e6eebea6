/// Numbers one after the other. Where one is unknown the line is interrupted.
public nonisolated struct LineChart: Hashable, Sendable {
    public let axis: ChartAxis
    public let lines: [Line]

    public init(axis: ChartAxis, lines: [Line]) {
        self.axis = axis
        self.lines = lines
    }

    /// All lines have as many places, which lie as far apart.
    public struct Line: Hashable, Sendable {
        public let name: String
        public let places: [Place]

        public init(name: String, places: [Place]) {
            self.name = name
            self.places = places
        }
    }

    public struct Place: Hashable, Sendable {
        public let point: ChartPoint
        /// Nil where it is unknown.
        public let value: Double?

        public init(_ point: ChartPoint, value: Double?) {
            self.point = point
            self.value = value
        }
    }
}

/// Fields in rows and columns, the stronger the more there is: days of a year, hours of a week, from and to.
public nonisolated struct HeatMap: Hashable, Sendable {
    /// Empty names where only some rows or columns have one.
    public let rows: [String]
    public let columns: [String]
    public let fields: [Field]
    /// What the strongest colour means.
    public let greatest: Double
    /// Those values whose colours are explained below the fields; none where each field says its own.
    public let ticks: [ChartTick]

    public init(
        rows: [String], columns: [String], fields: [Field], greatest: Double,
        ticks: [ChartTick] = []
    ) {
        self.rows = rows
        self.columns = columns
        self.fields = fields
        self.greatest = greatest
        self.ticks = ticks
    }

    /// Where there is no field, nothing is drawn: the thirty-first of a short month.
    public struct Field: Hashable, Sendable {
        public let point: ChartPoint
        public let row: Int
        public let column: Int
        /// Nothing is known where it is nil, which is not zero.
        public let value: Double?

        public init(_ point: ChartPoint, row: Int, column: Int, value: Double?) {
            self.point = point
            self.row = row
            self.column = column
            self.value = value
        }
    }
}
