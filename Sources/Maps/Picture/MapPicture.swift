internal import Foundation

/// The picture of a view, in pixels of its sheet. All of it lies within the edges.
public struct MapPicture: Sendable {
    /// A way that was travelled, in several lines if it crosses the seam or leaves the sheet.
    public struct Way: Hashable, Sendable {
        public let lines: [[MapPoint]]
        public let count: Int
        /// The width of the line.
        public let width: Double
    }

    /// One place, or several places too near to each other to be told apart.
    public struct Spot: Hashable, Sendable {
        /// The numbers of the places in the network, in descending order of their trips.
        public let nodes: [Int]
        /// The number of trips that begin or end there.
        public let count: Int
        public let centre: MapPoint
        public let radius: Double
    }

    /// The name of a spot's first place.
    public struct Label: Hashable, Sendable {
        /// The index of the spot.
        public let spot: Int
        public let text: String
        public let area: MapArea
        /// Whether the text ends at the right of its area and not at the left.
        public let endsAtRight: Bool
    }

    public let sheet: MapSize
    /// The part of the Earth that the sheet shows.
    public internal(set) var globe: [[MapPoint]] = []
    /// The land. A ring within a ring is a hole.
    public internal(set) var land: [[MapPoint]] = []
    /// The shaded countries, drawn over the land.
    public internal(set) var shaded: [[MapPoint]] = []
    /// The lakes, drawn over the land and the shaded countries.
    public internal(set) var lakes: [[MapPoint]] = []
    /// The lines of the coasts.
    public internal(set) var coasts: [[MapPoint]] = []
    /// The lines of the borders.
    public internal(set) var borders: [[MapPoint]] = []
    /// The ways, in ascending order of their trips, so that the most travelled are drawn last.
    public internal(set) var ways: [Way] = []
    /// The spots, in descending order of their trips.
    public internal(set) var spots: [Spot] = []
    /// The names, none of which overlaps another.
    public internal(set) var labels: [Label] = []
    /// The scale bar, or `nil` for Equal Earth, whose scale differs from place to place.
    public internal(set) var scaleBar: ScaleBar?

    init(sheet: MapSize) { self.sheet = sheet }

    /// The height of a sheet for the part of the Earth that is shown, which is less than that of the
    /// sheet if all of the Earth is.
    public var neededHeight: Double {
        guard !globe.joined().isEmpty else { return sheet.height }
        let area = MapArea(around: globe.joined())
        return min(area.bottom - area.top + 2 * MapView.edge, sheet.height)
    }

    /// Returns the spot at a point or, for a finger or an unsteady hand, the nearest one beside it.
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

/// A bar whose length at the middle of the sheet is 1, 2 or 5 times a power of ten.
public struct ScaleBar: Hashable, Sendable {
    public let kilometres: Int
    /// The length on the sheet, in pixels.
    public let length: Double

    private static let radius = 6_371.0088
    private static let longest = 120.0

    init?(_ view: MapView) {
        let most = min(Self.longest, view.sheet.width / 4) / view.scale * Self.radius
        guard most >= 1 else { return nil }
        let noughts = pow(10, log10(most).rounded(.down))
        let length = noughts * (most >= 5 * noughts ? 5 : most >= 2 * noughts ? 2 : 1)
        kilometres = Int(length.rounded())
        self.length = length / Self.radius * view.scale
    }
}
