import CGtk

/// A place on a canvas, from its upper left corner.
public nonisolated struct Point: Hashable, Sendable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double

    /// Makes a place of its coordinates.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A part of a canvas.
public nonisolated struct Rectangle: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a rectangle of its upper left corner and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(_ area: GdkRectangle) {
        self.init(
            x: Double(area.x), y: Double(area.y), width: Double(area.width),
            height: Double(area.height))
    }

    /// The right edge.
    public var right: Double { x + width }
    /// The lower edge.
    public var bottom: Double { y + height }
    /// The place in its middle.
    public var centre: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// Returns the rectangle whose edges are `distance` within those of this one, or outside if it
    /// is negative.
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
