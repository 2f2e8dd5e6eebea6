/// A point of a projection, in radii of the Earth with y to the north, or of a sheet, in pixels
/// with y down from the upper left corner.
public struct MapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// The size of a sheet or of a text on it, in pixels.
public struct MapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle of a sheet.
public struct MapArea: Hashable, Sendable {
    public var left: Double
    public var top: Double
    public var right: Double
    public var bottom: Double

    public init(left: Double, top: Double, right: Double, bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    init(around centre: MapPoint, _ distance: Double) {
        self.init(
            left: centre.x - distance, top: centre.y - distance, right: centre.x + distance,
            bottom: centre.y + distance)
    }

    /// The rectangle of a whole sheet.
    public init(_ size: MapSize) {
        self.init(left: 0, top: 0, right: size.width, bottom: size.height)
    }

    public var width: Double { right - left }
    public var height: Double { bottom - top }

    func contains(_ point: MapPoint) -> Bool {
        point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
    }

    func contains(_ other: MapArea) -> Bool {
        other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
    }

    func intersects(_ other: MapArea) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func inset(by distance: Double) -> MapArea {
        MapArea(
            left: left + distance, top: top + distance, right: right - distance,
            bottom: bottom - distance)
    }
}
