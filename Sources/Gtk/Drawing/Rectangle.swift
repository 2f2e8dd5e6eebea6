/// A place on a canvas, from its upper left corner.
public nonisolated struct Point: Hashable, Sendable {
    /// How far from the left.
    public var x: Double
    /// How far from the top.
    public var y: Double

    /// The place so far from the left and from the top.
    public init(x: Double, y: Double) {
        (self.x, self.y) = (x, y)
    }
}

/// A part of a canvas.
public nonisolated struct Rectangle: Hashable, Sendable {
    /// Its left edge.
    public var x: Double
    /// Its upper edge.
    public var y: Double
    /// How wide it is.
    public var width: Double
    /// How high it is.
    public var height: Double

    /// The rectangle with this upper left corner.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Its right edge.
    public var right: Double { x + width }
    /// Its lower edge.
    public var bottom: Double { y + height }
    /// The place in its middle.
    public var centre: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// The rectangle whose edges are so far within those of this one; outside where it is negative.
    public func inset(by distance: Double) -> Rectangle {
        Rectangle(
            x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
            height: max(0, height - 2 * distance))
    }

    /// Whether the place is in it or on its left or upper edge.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < right && point.y >= y && point.y < bottom
    }

    /// Whether both have a part in common.
    public func intersects(_ other: Rectangle) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }
}
