/// A chart of bars from zero, each of one part or of several on top of each other.
public nonisolated struct BarChart: Hashable, Sendable {
    /// The direction of the bars: up from names below them, which suits time, or along from names
    /// beside them, which suits ranks.
    public enum Direction: Hashable, Sendable {
        case upright
        case lying
    }

    /// The direction in which the bars grow.
    public let direction: Direction
    /// The axis of the lengths, which includes zero.
    public let axis: ChartAxis
    /// The names of the parts of each bar, such as "Rain" and "Snow"; at most one for bars of one
    /// part.
    public let series: [String]
    /// The bars in the order of the chart: from left to right, or from top to bottom.
    public let bars: [Bar]

    /// Makes a chart of bars along the axis.
    public init(_ direction: Direction, axis: ChartAxis, series: [String] = [], bars: [Bar]) {
        self.direction = direction
        self.axis = axis
        self.series = series
        self.bars = bars
    }

    /// One bar, whose parts are in the order of the series.
    public struct Bar: Hashable, Sendable {
        /// The name beside or below the bar.
        public let name: String
        /// The parts, from zero outwards.
        public let parts: [Part]

        /// Makes a bar of several parts.
        public init(name: String, parts: [Part]) {
            self.name = name
            self.parts = parts
        }

        /// Makes a bar of one part.
        public init(_ point: ChartPoint, length: Double) {
            self.init(name: point.name, parts: [Part(point, length: length)])
        }
    }

    /// A part of a bar, whose length is at least zero.
    public struct Part: Hashable, Sendable {
        /// The words of the part, and the entries that it counts.
        public let point: ChartPoint
        /// The length in numbers of the axis.
        public let length: Double

        /// Makes a part of a bar.
        public init(_ point: ChartPoint, length: Double) {
            self.point = point
            self.length = length
        }
    }
}

/// A chart of lying bars that grow to both sides of a middle, such as opinions from bad to good.
public nonisolated struct DivergingBarChart: Hashable, Sendable {
    /// The axis, with zero in the middle.
    public let axis: ChartAxis
    /// The names of the parts, from one end to the other, such as "Bad", "Good" and "Really good".
    public let series: [String]
    /// The number of series before the middle.
    public let before: Int
    /// Whether the series after the first `before` stands for the middle itself: half of it is
    /// drawn on either side.
    public let hasMiddle: Bool
    /// The bars from top to bottom.
    public let bars: [BarChart.Bar]

    /// Makes a chart of bars around the middle of the axis.
    public init(
        axis: ChartAxis, series: [String], before: Int, hasMiddle: Bool = false,
        bars: [BarChart.Bar]
    ) {
        self.axis = axis
        self.series = series
        self.before = before
        self.hasMiddle = hasMiddle
        self.bars = bars
    }
}

/// A chart of the number of things of each size, with marks at sizes that mean something.
public nonisolated struct Histogram: Hashable, Sendable {
    /// The axis of the sizes.
    public let sizes: ChartAxis
    /// The axis of the counts, which includes zero.
    public let counts: ChartAxis
    /// The bins in ascending order.
    public let bins: [Bin]
    /// The marked sizes, such as the 60 minutes from which on there is a refund.
    public let marks: [ChartTick]

    /// Makes a chart of bins along an axis of sizes.
    public init(sizes: ChartAxis, counts: ChartAxis, bins: [Bin], marks: [ChartTick] = []) {
        self.sizes = sizes
        self.counts = counts
        self.bins = bins
        self.marks = marks
    }

    /// The things of a range of sizes.
    public struct Bin: Hashable, Sendable {
        /// The words of the bin, and the entries that it counts.
        public let point: ChartPoint
        /// The sizes that the bin counts.
        public let sizes: Range<Double>
        /// The number of things in the bin.
        public let count: Double

        /// Makes a bin of a range of sizes.
        public init(_ point: ChartPoint, sizes: Range<Double>, count: Double) {
            self.point = point
            self.sizes = sizes
            self.count = count
        }
    }
}
