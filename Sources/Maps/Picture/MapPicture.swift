/// What a view shows, in pixels of its sheet: nothing of it is beyond the edges.
public struct MapPicture: Sendable {
    /// A way that was gone, in parts where it goes over the seam or leaves the sheet.
    public struct Way: Hashable, Sendable {
        public let lines: [[MapPoint]]
        public let count: Int
        /// How wide it is drawn.
        public let width: Double
    }

    /// One place, or several that are too near to each other to be told apart.
    public struct Spot: Hashable, Sendable {
        /// By their numbers in the network, that with the most trips first.
        public let nodes: [Int]
        /// How many trips begin or end there.
        public let count: Int
        public let centre: MapPoint
        public let radius: Double
    }

    /// The name of a spot's first place.
    public struct Label: Hashable, Sendable {
        /// Its number among the spots.
        public let spot: Int
        public let text: String
        public let area: MapArea
        /// Whether the text ends at the right of its area and not at the left.
        public let endsAtRight: Bool
    }

    public let sheet: MapSize
    /// The Earth, or what the sheet shows of it.
    public internal(set) var globe: [[MapPoint]] = []
    /// All land; rings within rings are holes.
    public internal(set) var land: [[MapPoint]] = []
    /// The countries that are shaded, over the land.
    public internal(set) var shaded: [[MapPoint]] = []
    /// Over the land and what is shaded.
    public internal(set) var lakes: [[MapPoint]] = []
    /// Lines.
    public internal(set) var coasts: [[MapPoint]] = []
    /// Lines.
    public internal(set) var borders: [[MapPoint]] = []
    /// That with the fewest trips first, to be drawn below the others.
    public internal(set) var ways: [Way] = []
    /// That with the most trips first.
    public internal(set) var spots: [Spot] = []
    /// None overlaps another one.
    public internal(set) var labels: [Label] = []
    /// `nil` for Equal Earth, where a length is another one in each place.
    public internal(set) var scaleBar: ScaleBar?

    init(sheet: MapSize) { self.sheet = sheet }

    /// The spot at a point or, for a finger or an unsteady hand, the nearest one beside it.
    public func spot(at point: MapPoint) -> Int? {
        let reach = 10.0
        var (best, least): (Int?, Double) = (nil, .infinity)
        for (number, spot) in spots.enumerated() {
            let (x, y) = (spot.centre.x - point.x, spot.centre.y - point.y)
            let distance = (x * x + y * y).squareRoot()
            if distance < max(spot.radius, reach), distance < least {
                (best, least) = (number, distance)
            }
        }
        return best
    }
}
