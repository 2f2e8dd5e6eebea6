/// A chart of dots in rows on one axis, such as the last runs of a train, or a share with its
/// confidence interval.
public nonisolated struct DotChart: Hashable, Sendable {
    /// The axis of the values.
    public let axis: ChartAxis
    /// The rows from top to bottom.
    public let rows: [Row]

    /// Makes a chart of rows along the axis.
    public init(axis: ChartAxis, rows: [Row]) {
        self.axis = axis
        self.rows = rows
    }

    /// A row of dots.
    public struct Row: Hashable, Sendable {
        /// The name beside the row.
        public let name: String
        /// The interval that is drawn as a thin line through the dots, or `nil` for none.
        public let interval: ClosedRange<Double>?
        /// The dots in the order of keyboard navigation.
        public let dots: [Dot]

        /// Makes a row of dots.
        public init(name: String, interval: ClosedRange<Double>? = nil, dots: [Dot]) {
            self.name = name
            self.interval = interval
            self.dots = dots
        }
    }

    /// A dot, which stands for one value.
    public struct Dot: Hashable, Sendable {
        /// The words of the dot, and the entries that it counts.
        public let point: ChartPoint
        /// The value in numbers of the axis.
        public let value: Double

        /// Makes a dot at a value.
        public init(_ point: ChartPoint, value: Double) {
            self.point = point
            self.value = value
        }
    }
}

/// A chart of two values in each row with a line between them, such as planned and actual.
public nonisolated struct DumbbellChart: Hashable, Sendable {
    /// The axis of the values.
    public let axis: ChartAxis
    /// The name of the first value, such as "Planned".
    public let from: String
    /// The name of the second value, such as "Actual".
    public let to: String
    /// The rows from top to bottom.
    public let rows: [Row]

    /// Makes a chart of rows with two values each.
    public init(axis: ChartAxis, from: String, to: String, rows: [Row]) {
        self.axis = axis
        self.from = from
        self.to = to
        self.rows = rows
    }

    /// A row of two values.
    public struct Row: Hashable, Sendable {
        /// The words of the row, and the entries that it counts.
        public let point: ChartPoint
        /// The first value, in numbers of the axis.
        public let from: Double
        /// The second value, in numbers of the axis.
        public let to: Double

        /// Makes a row from one value to another.
        public init(_ point: ChartPoint, from: Double, to: Double) {
            self.point = point
            self.from = from
            self.to = to
        }
    }
}
