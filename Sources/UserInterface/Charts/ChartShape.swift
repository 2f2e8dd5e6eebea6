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
        var mirrored = placed({ $0.mirrored(in: width) }) { Point(x: width - $0.x, y: $0.y) }
        if case .rectangle(let area, let radius, let corners) = mirrored.shape {
            let pairs: [(Shape.Corners, Shape.Corners)] = [
                (.topLeft, .topRight), (.topRight, .topLeft), (.bottomLeft, .bottomRight),
                (.bottomRight, .bottomLeft),
            ]
            let others = Shape.Corners(pairs.filter { corners.contains($0.0) }.map(\.1))
            mirrored.shape = .rectangle(area, radius: radius, corners: others)
        }
        return mirrored
    }

    func moved(by distance: Point) -> ChartShape {
        placed({ $0.moved(by: distance) }) {
            Point(x: $0.x + distance.x, y: $0.y + distance.y)
        }
    }

    /// Returns the shape with its areas and points at other places.
    private func placed(
        _ area: (Rectangle) -> Rectangle, _ point: (Point) -> Point
    ) -> ChartShape {
        var other = self
        other.shape =
            switch shape {
            case .rectangle(let place, let radius, let corners):
                .rectangle(area(place), radius: radius, corners: corners)
            case .circle(let centre, let radius): .circle(point(centre), radius: radius)
            case .line(let points): .line(points.map(point))
            case .paths(let paths, let areClosed):
                .paths(paths.map { $0.map(point) }, areClosed: areClosed)
            }
        return other
    }

    /// The area that the shape covers, by which invisible shapes are skipped.
    var bounds: Rectangle {
        switch shape {
        case .rectangle(let area, _, _): return area.inset(by: -1)
        case .circle(let centre, let radius):
            return Rectangle(around: centre, radius + 2)
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

extension ChartLayout {
    /// Adds a bar, which is at least one pixel wide and high.
    mutating func addBar(
        _ mark: Rectangle, radius: Double, _ corners: Shape.Corners, _ ink: ChartInk,
        _ manner: ChartShape.Manner = .filled
    ) {
        let bar = Rectangle(
            x: mark.x, y: mark.y, width: max(1, mark.width), height: max(1, mark.height))
        shapes.append(
            ChartShape(
                shape: .rectangle(bar, radius: radius, corners: corners), ink: ink,
                manner: manner))
    }
}
