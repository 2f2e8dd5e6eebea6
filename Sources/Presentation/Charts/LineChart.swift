/// Numbers one after the other. Where one is unknown the line is interrupted.
public nonisolated struct LineChart: Hashable, Sendable {
    /// Of the values.
    public let axis: ChartAxis
    /// In the order of their colours.
    public let lines: [Line]

    /// Lines along an axis.
    public init(axis: ChartAxis, lines: [Line]) {
        self.axis = axis
        self.lines = lines
    }

    /// All lines have as many places, which lie as far apart.
    public struct Line: Hashable, Sendable {
        /// Stands at its end where there are several.
        public let name: String
        /// From the first to the last.
        public let places: [Place]

        /// A line through these places.
        public init(name: String, places: [Place]) {
            self.name = name
            self.places = places
        }
    }

    /// One place of a line.
    public struct Place: Hashable, Sendable {
        /// What it says, and where it leads.
        public let point: ChartPoint
        /// Nil where it is unknown.
        public let value: Double?

        /// A place at a value.
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
    /// From the first to the last, as with the rows.
    public let columns: [String]
    /// In the order of the keyboard.
    public let fields: [Field]
    /// What the strongest colour means.
    public let greatest: Double
    /// Those values whose colours are explained below the fields; none where each field says its own.
    public let ticks: [ChartTick]

    /// Fields in rows and columns.
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
        /// What it says, and where it leads.
        public let point: ChartPoint
        /// Which row it is in, from 0.
        public let row: Int
        /// Which column it is in, from 0.
        public let column: Int
        /// Nothing is known where it is nil, which is not zero.
        public let value: Double?

        /// A field in its place.
        public init(_ point: ChartPoint, row: Int, column: Int, value: Double?) {
            self.point = point
            self.row = row
            self.column = column
            self.value = value
        }
    }
}
