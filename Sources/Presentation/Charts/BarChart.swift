/// Bars from zero, each of one part or of several on top of each other.
public nonisolated struct BarChart: Hashable, Sendable {
    /// Which way the bars go: up from names below, which suits time, or along from names beside, which suits ranks.
    public enum Direction: Hashable, Sendable {
        case upright
        case lying
    }

    /// Which way they go.
    public let direction: Direction
    /// Has zero in it.
    public let axis: ChartAxis
    /// What the parts of each bar are, such as "Films" and "Trips"; one or none where they have one part.
    public let series: [String]
    /// In the order in which they stand.
    public let bars: [Bar]

    /// Bars that go that way along the axis.
    public init(_ direction: Direction, axis: ChartAxis, series: [String] = [], bars: [Bar]) {
        self.direction = direction
        self.axis = axis
        self.series = series
        self.bars = bars
    }

    /// The parts of one bar, in the order of the series.
    public struct Bar: Hashable, Sendable {
        /// Stands on the axis.
        public let name: String
        /// From zero outwards.
        public let parts: [Part]

        /// A bar of these parts.
        public init(name: String, parts: [Part]) {
            self.name = name
            self.parts = parts
        }

        /// Of one part.
        public init(_ point: ChartPoint, length: Double) {
            self.init(name: point.name, parts: [Part(point, length: length)])
        }
    }

    /// Not shorter than nothing.
    public struct Part: Hashable, Sendable {
        /// What it says, and where it leads.
        public let point: ChartPoint
        /// In numbers of the axis.
        public let length: Double

        /// A part so long.
        public init(_ point: ChartPoint, length: Double) {
            self.point = point
            self.length = length
        }
    }
}

/// Lying bars that grow to both sides of a middle, such as opinions from bad to good.
public nonisolated struct DivergingBarChart: Hashable, Sendable {
    /// Zero is the middle.
    public let axis: ChartAxis
    /// From one end to the other, such as "Bad", "Good" and "Really good".
    public let series: [String]
    /// How many series are before the middle.
    public let before: Int
    /// Whether the series after those stands for the middle itself: half of it is on either side.
    public let hasMiddle: Bool
    /// From top to bottom.
    public let bars: [BarChart.Bar]

    /// Bars around the middle of the axis.
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

/// How many there are of each size, with marks at sizes that mean something.
public nonisolated struct Histogram: Hashable, Sendable {
    /// Of the sizes.
    public let sizes: ChartAxis
    /// Of how many there are; has zero in it.
    public let counts: ChartAxis
    /// In ascending order.
    public let bins: [Bin]
    /// Such as the 60 minutes from which on there is a refund.
    public let marks: [ChartTick]

    /// Bins along an axis of sizes.
    public init(sizes: ChartAxis, counts: ChartAxis, bins: [Bin], marks: [ChartTick] = []) {
        self.sizes = sizes
        self.counts = counts
        self.bins = bins
        self.marks = marks
    }

    /// Those from a size on, up to another that is not theirs.
    public struct Bin: Hashable, Sendable {
        /// What it says, and where it leads.
        public let point: ChartPoint
        /// Which sizes are counted in it.
        public let sizes: Range<Double>
        /// How many there are of them.
        public let count: Double

        /// A bin of so many.
        public init(_ point: ChartPoint, sizes: Range<Double>, count: Double) {
            self.point = point
            self.sizes = sizes
            self.count = count
        }
    }
}
