internal import Gtk

nonisolated struct ChartShape: Hashable, Sendable {
    enum Manner: Hashable, Sendable {
        case filled
        /// Lines across the shape, for people who cannot tell the colours apart.
        case hatched(Hatch)
        case drawn(width: Double, dashes: [Double] = [])
    }

    /// The direction of the lines across a shape.
    enum Hatch: Hashable, Sendable, CaseIterable {
        case rising, falling, level, upright
    }

    var shape: Shape
    var ink: ChartInk
    var manner: Manner = .filled

    static func line(
        from start: Point, to end: Point, _ ink: ChartInk, width: Double = 1,
        dashes: [Double] = []
    ) -> ChartShape {
        ChartShape(
            shape: .line([start, end]), ink: ink, manner: .drawn(width: width, dashes: dashes))
    }

    func mirrored(in width: Double) -> ChartShape {
        var mirrored = self
        switch shape {
        case .rectangle(let area, let radius, let corners):
            var others = corners.subtracting(.all)
            let pairs: [(Shape.Corners, Shape.Corners)] = [
                (.topLeft, .topRight), (.topRight, .topLeft), (.bottomLeft, .bottomRight),
                (.bottomRight, .bottomLeft),
            ]
            for (corner, other) in pairs where corners.contains(corner) { others.insert(other) }
            mirrored.shape = .rectangle(
                area.mirrored(in: width), radius: radius, corners: others)
        case .circle(let centre, let radius):
            mirrored.shape = .circle(Point(x: width - centre.x, y: centre.y), radius: radius)
        case .line(let points):
            mirrored.shape = .line(points.map { Point(x: width - $0.x, y: $0.y) })
        case .paths(let paths, let areClosed):
            mirrored.shape = .paths(
                paths.map { $0.map { Point(x: width - $0.x, y: $0.y) } }, areClosed: areClosed)
        }
        return mirrored
    }

    func moved(by distance: Point) -> ChartShape {
        func moved(_ point: Point) -> Point {
            Point(x: point.x + distance.x, y: point.y + distance.y)
        }
        var other = self
        switch shape {
        case .rectangle(let area, let radius, let corners):
            other.shape = .rectangle(area.moved(by: distance), radius: radius, corners: corners)
        case .circle(let centre, let radius):
            other.shape = .circle(moved(centre), radius: radius)
        case .line(let points): other.shape = .line(points.map(moved))
        case .paths(let paths, let areClosed):
            other.shape = .paths(paths.map { $0.map(moved) }, areClosed: areClosed)
        }
        return other
    }

    /// The area that the shape covers, by which invisible shapes are skipped.
    var bounds: Rectangle {
        switch shape {
        case .rectangle(let area, _, _): return area.inset(by: -1)
        case .circle(let centre, let radius):
            return Rectangle(
                x: centre.x - radius - 2, y: centre.y - radius - 2, width: 2 * radius + 4,
                height: 2 * radius + 4)
        case .line(let points): return Self.bounds(of: [points])
        case .paths(let paths, _): return Self.bounds(of: paths)
        }
    }

    private static func bounds(of paths: [[Point]]) -> Rectangle {
        var (left, top, right, bottom) = (
            Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
        )
        for path in paths {
            for point in path {
                (left, right) = (min(left, point.x), max(right, point.x))
                (top, bottom) = (min(top, point.y), max(bottom, point.y))
            }
        }
        guard left <= right else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
            .inset(by: -2)
    }
}
