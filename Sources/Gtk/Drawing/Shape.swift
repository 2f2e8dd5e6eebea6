/// A shape that can be filled or outlined.
public nonisolated enum Shape: Hashable, Sendable {
    /// A rectangle.
    ///
    /// - Parameter radius: the radius of the listed corners, as far as there is room.
    case rectangle(Rectangle, radius: Double = 0, corners: Corners = .all)
    case circle(Point, radius: Double)
    /// A line from one place to the next.
    case line([Point])
    /// Several lines, or, if they are closed, the areas within rings: those that run the other way
    /// around are holes.
    case paths([[Point]], areClosed: Bool)

    /// The corners of a rectangle.
    public struct Corners: OptionSet, Hashable, Sendable {
        /// The bits, one for each corner.
        public let rawValue: Int

        /// Makes a set of corners of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The upper left corner.
        public static let topLeft = Corners(rawValue: 1)
        /// The upper right corner.
        public static let topRight = Corners(rawValue: 2)
        /// The lower right corner.
        public static let bottomRight = Corners(rawValue: 4)
        /// The lower left corner.
        public static let bottomLeft = Corners(rawValue: 8)
        /// Both upper corners.
        public static let top: Corners = [.topLeft, .topRight]
        /// Both left corners.
        public static let left: Corners = [.topLeft, .bottomLeft]
        /// Both right corners.
        public static let right: Corners = [.topRight, .bottomRight]
        /// Every corner.
        public static let all: Corners = [.top, .bottomRight, .bottomLeft]
    }
}
