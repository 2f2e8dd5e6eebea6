/// Rows of dots on an axis, such as the last runs of a train, or a share with the interval that it may lie in.
public nonisolated struct DotChart: Hashable, Sendable {
    public let axis: ChartAxis
    public let rows: [Row]

    public init(axis: ChartAxis, rows: [Row]) {
        self.axis = axis
        self.rows = rows
    }

    public struct Row: Hashable, Sendable {
        public let name: String
        /// Drawn as a thin line through the dots; nil for none.
        public let interval: ClosedRange<Double>?
        public let dots: [Dot]

        public init(name: String, interval: ClosedRange<Double>? = nil, dots: [Dot]) {
            self.name = name
            self.interval = interval
            self.dots = dots
        }
    }

    public struct Dot: Hashable, Sendable {
        public let point: ChartPoint
        public let value: Double

        public init(_ point: ChartPoint, value: Double) {
            self.point = point
            self.value = value
        }
    }
}

/// Two values a row with what lies between them, such as planned and actual.
public nonisolated struct DumbbellChart: Hashable, Sendable {
    public let axis: ChartAxis
    /// What the two ends are, such as "Planned" and "Actual".
    public let from: String
    public let to: String
    public let rows: [Row]

    public init(axis: ChartAxis, from: String, to: String, rows: [Row]) {
        self.axis = axis
        self.from = from
        self.to = to
        self.rows = rows
    }

    public struct Row: Hashable, Sendable {
        public let point: ChartPoint
        public let from: Double
        public let to: Double

        public init(_ point: ChartPoint, from: Double, to: Double) {
            self.point = point
            self.from = from
            self.to = to
        }
    }
}
