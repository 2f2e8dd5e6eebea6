/// A chart of numbers one after the other. A line is interrupted where a number is unknown.
public nonisolated struct LineChart: Hashable, Sendable {
    /// The axis of the values.
    public let axis: ChartAxis
    /// The lines in the order of their colours.
    public let lines: [Line]

    /// Makes a chart of lines along an axis.
    public init(axis: ChartAxis, lines: [Line]) {
        self.axis = axis
        self.lines = lines
    }

    /// A line. All lines of a chart have the same number of places, at equal distances.
    public struct Line: Hashable, Sendable {
        /// The name, which is drawn at the end of the line if there are several.
        public let name: String
        /// The places in the order of the line.
        public let places: [Place]

        /// Makes a line through several places.
        public init(name: String, places: [Place]) {
            self.name = name
            self.places = places
        }
    }

    /// A place of a line.
    public struct Place: Hashable, Sendable {
        /// The words of the place, and the entries that it counts.
        public let point: ChartPoint
        /// The value in numbers of the axis, or `nil` if it is unknown.
        public let value: Double?

        /// Makes a place at a value.
        public init(_ point: ChartPoint, value: Double?) {
            self.point = point
            self.value = value
        }
    }
}

/// A chart of fields in rows and columns, stronger for greater values: days of a year, hours of a
/// week, pairs of places.
public nonisolated struct HeatMap: Hashable, Sendable {
    /// The names of the rows, some of which may be empty.
    public let rows: [String]
    /// The names of the columns, some of which may be empty.
    public let columns: [String]
    /// The fields in the order of keyboard navigation.
    public let fields: [Field]
    /// The value of the strongest colour.
    public let greatest: Double
    /// The values whose colours are explained below the fields; none if each field shows its own
    /// value.
    public let ticks: [ChartTick]

    /// Makes a chart of fields in rows and columns.
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

    /// A field. A place without one, such as 31 February, stays empty.
    public struct Field: Hashable, Sendable {
        /// The words of the field, and the entries that it counts.
        public let point: ChartPoint
        /// The index of the row, from 0.
        public let row: Int
        /// The index of the column, from 0.
        public let column: Int
        /// The value, or `nil` if it is unknown, which is not zero.
        public let value: Double?

        /// Makes a field in its row and column.
        public init(_ point: ChartPoint, row: Int, column: Int, value: Double?) {
            self.point = point
            self.row = row
            self.column = column
            self.value = value
        }
    }
}
