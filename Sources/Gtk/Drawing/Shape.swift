/// What can be filled or drawn the outline of.
public nonisolated enum Shape: Hashable, Sendable {
    /// - Parameter radius: of the corners named, as far as there is room.
    case rectangle(Rectangle, radius: Double = 0, corners: Corners = .all)
    case circle(Point, radius: Double)
    /// From one place to the next.
    case line([Point])

    /// The corners of a rectangle.
    public struct Corners: OptionSet, Hashable, Sendable {
        /// A bit a corner.
        public let rawValue: Int

        /// The corners of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Where the upper and the left edge meet.
        public static let topLeft = Corners(rawValue: 1)
        /// Where the upper and the right edge meet.
        public static let topRight = Corners(rawValue: 2)
        /// Where the lower and the right edge meet.
        public static let bottomRight = Corners(rawValue: 4)
        /// Where the lower and the left edge meet.
        public static let bottomLeft = Corners(rawValue: 8)
        /// Both at the top.
        public static let top: Corners = [.topLeft, .topRight]
        /// Both at the left.
        public static let left: Corners = [.topLeft, .bottomLeft]
        /// Both at the right.
        public static let right: Corners = [.topRight, .bottomRight]
        /// Every corner.
        public static let all: Corners = [.top, .bottomRight, .bottomLeft]
    }
}
