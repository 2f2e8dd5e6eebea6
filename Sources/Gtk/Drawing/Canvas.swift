import CGtk

/// A surface to draw on: a widget, a page of paper or a file. Lengths are pixels on a widget or in
/// a PNG, and points on paper, in a PDF or in an SVG.
///
/// Use it only while the closure that received it runs.
@MainActor
public final class Canvas {
    let context: OpaquePointer

    /// Makes a canvas of a Cairo context, to which it holds a reference.
    init(_ context: OpaquePointer) { self.context = cairo_reference(context) }

    isolated deinit { cairo_destroy(context) }

    /// The part of the canvas that is drawn: on a widget, the visible part of it.
    public var visiblePart: Rectangle {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Fills a shape with a colour.
    public func fill(_ shape: Shape, _ colour: Colour) {
        trace(shape)
        use(colour)
        cairo_fill(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Draws the outline of a shape, half of it on either side of the edge.
    ///
    /// - Parameter dashes: the lengths of dashes and gaps, in turn; none for a solid line.
    public func stroke(
        _ shape: Shape, _ colour: Colour, width: Double = 1, dashes: [Double] = []
    ) {
        trace(shape)
        use(colour)
        cairo_set_line_width(context, width)
        cairo_set_dash(context, dashes, Int32(dashes.count), 0)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        cairo_stroke(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Draws a text with its upper left corner at `place`.
    public func draw(_ text: SetText, at place: Point, _ colour: Colour) {
        use(colour)
        cairo_move_to(context, place.x - text.indent, place.y)
        text.show(on: context)
    }

    /// Draws the outline of a text, which keeps the text readable on any background.
    ///
    /// - Parameter width: the width of the outline beyond the letters.
    public func drawOutline(of text: SetText, at place: Point, _ colour: Colour, width: Double) {
        use(colour)
        cairo_new_path(context)
        cairo_move_to(context, place.x - text.indent, place.y)
        text.trace(on: context)
        cairo_set_line_width(context, 2 * width)
        cairo_set_dash(context, [], 0, 0)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        // Wide and behind the letters, it needs no fine curves.
        let fine = cairo_get_tolerance(context)
        cairo_set_tolerance(context, 0.5)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_FAST)
        cairo_stroke(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_tolerance(context, fine)
    }

    /// Draws the part of `body` that is within the shape.
    public func clipped(to shape: Shape, _ body: () -> Void) {
        cairo_save(context)
        defer { cairo_restore(context) }
        trace(shape)
        cairo_clip(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        body()
    }

    /// Draws `body` with its origin moved, and scaled.
    public func moved(to place: Point, scale: Double = 1, _ body: () -> Void) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, place.x, place.y)
        cairo_scale(context, scale, scale)
        body()
    }

    /// Draws `body` rotated to the left by a quarter turn, so that words go upwards from `place`.
    public func turned(at place: Point, _ body: () -> Void) {
        moved(to: place) {
            cairo_rotate(context, -.pi / 2)
            body()
        }
    }

    func use(_ colour: Colour) {
        cairo_set_source_rgb(context, colour.red, colour.green, colour.blue)
    }

    private func trace(_ shape: Shape) {
        cairo_new_path(context)
        switch shape {
        case .rectangle(let area, let radius, let corners):
            trace(area, radius: min(radius, area.width / 2, area.height / 2), corners)
        case .circle(let centre, let radius):
            cairo_arc(context, centre.x, centre.y, radius, 0, 2 * .pi)
            cairo_close_path(context)
        case .line(let points):
            for point in points { cairo_line_to(context, point.x, point.y) }
        case .paths(let paths, let areClosed):
            // Fast antialiasing of thousands of points takes half as long and looks the same.
            cairo_set_antialias(context, CAIRO_ANTIALIAS_FAST)
            for path in paths {
                cairo_new_sub_path(context)
                for point in path { cairo_line_to(context, point.x, point.y) }
                if areClosed { cairo_close_path(context) }
            }
        }
    }

    private func trace(_ area: Rectangle, radius: Double, _ corners: Shape.Corners) {
        guard radius > 0, !corners.isEmpty else {
            return cairo_rectangle(context, area.x, area.y, area.width, area.height)
        }
        let turns: [(Shape.Corners, x: Double, y: Double, dx: Double, dy: Double)] = [
            (.topLeft, area.x, area.y, 1, 1), (.topRight, area.right, area.y, -1, 1),
            (.bottomRight, area.right, area.bottom, -1, -1),
            (.bottomLeft, area.x, area.bottom, 1, -1),
        ]
        for (quarter, turn) in turns.enumerated() {
            guard corners.contains(turn.0) else {
                cairo_line_to(context, turn.x, turn.y)
                continue
            }
            let start = .pi + Double(quarter) * .pi / 2
            cairo_arc(
                context, turn.x + turn.dx * radius, turn.y + turn.dy * radius, radius, start,
                start + .pi / 2)
        }
        cairo_close_path(context)
    }
}

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
