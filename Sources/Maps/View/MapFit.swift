/// The extent of a network's places and ways, from which a view of all of them is made.
public struct MapFit: Hashable, Sendable {
    /// A rectangle in the plane of a projection.
    struct Frame: Hashable, Sendable {
        var centre: GeoPosition
        var width: Double
        var height: Double
    }

    /// The extent in the azimuthal projection, or `nil` if it is more than half of the Earth.
    let near: Frame?
    /// The extent in Equal Earth.
    let far: Frame
    /// Whether there are so few places that their surroundings are needed to recognise them.
    let isSparse: Bool
    /// The meridian opposite to the seam, in degrees.
    let meridian: Double

    /// The greatest number of ways that the extent is taken of.
    private static let mostWays = 4_000

    public init(_ network: MapNetwork) {
        let places = network.nodes.map { EarthVector($0.place.position) }
        let ways = network.ways.prefix(Self.mostWays)
        let points =
            places
            + ways.flatMap { GreatCircle(from: places[$0.from], to: places[$0.to]).points(9) }
        meridian = SeamChoice(places, ways).meridian
        isSparse = places.count < 3
        guard let first = points.first else {
            near = nil
            far = Frame(
                centre: GeoPosition(latitude: 0, longitude: meridian),
                width: 2 * EqualEarth.width, height: 2 * EqualEarth.height)
            return
        }
        near = Self.near(points, first)
        far = Self.far(points, meridian)
    }

    /// Finds the frame step by step, as moving the centre to the middle of the points changes their
    /// projection.
    private static func near(_ points: [EarthVector], _ first: EarthVector) -> Frame? {
        var frame = Frame(centre: first.position, width: 0, height: 0)
        for _ in 0..<5 {
            let projection = AzimuthalProjection(centre: frame.centre)
            guard points.allSatisfy({ $0.dot(projection.centre) > 0 }) else { return nil }
            let box = MapArea(around: points.lazy.map(projection.point))
            guard let centre = projection.place(box.middle) else { return nil }
            frame = Frame(centre: centre.position, width: box.width, height: box.height)
        }
        return frame
    }

    private static func far(_ points: [EarthVector], _ meridian: Double) -> Frame {
        let plane = WorldPlane(meridian: meridian)
        let box = MapArea(around: points.lazy.map(plane.point))
        return Frame(centre: plane.position(box.middle), width: box.width, height: box.height)
    }
}

extension MapArea {
    /// The smallest rectangle around the points, of which there is at least one.
    init(around points: some Sequence<MapPoint>) {
        self.init(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
    }

    var middle: MapPoint { MapPoint(x: (left + right) / 2, y: (top + bottom) / 2) }
}
