/// Rows of dots on an axis, such as the last runs of a train, or a share with the interval that it may lie in.
public nonisolated struct DotChart: Hashable, Sendable {
    /// Along which the values lie.
    public let axis: ChartAxis
    /// From top to bottom.
    public let rows: [Row]

    /// Rows along the axis.
    public init(axis: ChartAxis, rows: [Row]) {
        self.axis = axis
        self.rows = rows
    }

    /// One line of it.
    public struct Row: Hashable, Sendable {
        /// Stands beside it.
        public let name: String
        /// Drawn as a thin line through the dots; nil for none.
        public let interval: ClosedRange<Double>?
        /// In the order of the keyboard.
        public let dots: [Dot]

        /// A row of dots.
        public init(name: String, interval: ClosedRange<Double>? = nil, dots: [Dot]) {
            self.name = name
            self.interval = interval
            self.dots = dots
        }
    }

    /// One value.
    public struct Dot: Hashable, Sendable {
        /// What it says, and where it leads.
        public let point: ChartPoint
        /// In numbers of the axis.
        public let value: Double

        /// A dot at a value.
        public init(_ point: ChartPoint, value: Double) {
            self.point = point
            self.value = value
        }
    }
}

/// Two values a row with what lies between them, such as planned and actual.
public nonisolated struct DumbbellChart: Hashable, Sendable {
    /// Along which the values lie.
    public let axis: ChartAxis
    /// What the two ends are, such as "Planned" and "Actual".
    public let from: String
    /// What the second end is.
    public let to: String
    /// From top to bottom.
    public let rows: [Row]

    /// Rows with two ends each.
    public init(axis: ChartAxis, from: String, to: String, rows: [Row]) {
        self.axis = axis
        self.from = from
        self.to = to
        self.rows = rows
    }

    /// One line of it.
    public struct Row: Hashable, Sendable {
        /// What it says, and where it leads.
        public let point: ChartPoint
        /// Where the first end is, in numbers of the axis.
        public let from: Double
        /// Where the second end is.
        public let to: Double

        /// A row from one value to another.
        public init(_ point: ChartPoint, from: Double, to: Double) {
            self.point = point
            self.from = from
            self.to = to
        }
    }
}
