/// Clips rings and lines to the edges of a sheet.
struct Clipping {
    let area: MapArea

    private enum Side: CaseIterable {
        case left, right, top, bottom
    }

    /// Returns the part of a filled ring within the area, by Sutherland and Hodgman, or no points.
    func ring(_ ring: [MapPoint]) -> [MapPoint] {
        guard ring.count > 2 else { return [] }
        let box = MapArea(around: ring)
        guard !area.contains(box) else { return ring }
        guard area.intersects(box) else { return [] }
        var rest = ring
        for side in Side.allCases {
            rest = cut(rest, side)
            if rest.count < 3 { return [] }
        }
        return rest
    }

    private func cut(_ ring: [MapPoint], _ side: Side) -> [MapPoint] {
        var kept: [MapPoint] = []
        kept.reserveCapacity(ring.count)
        var last = ring[ring.count - 1]
        var wasWithin = depth(last, side) >= 0
        for point in ring {
            let isWithin = depth(point, side) >= 0
            if isWithin != wasWithin { kept.append(crossing(last, point, side)) }
            if isWithin { kept.append(point) }
            (last, wasWithin) = (point, isWithin)
        }
        return kept
    }

    /// Returns the distance of a point from a side, negative outside the area.
    private func depth(_ point: MapPoint, _ side: Side) -> Double {
        switch side {
        case .left: point.x - area.left
        case .right: area.right - point.x
        case .top: point.y - area.top
        case .bottom: area.bottom - point.y
        }
    }

    /// Returns the crossing of a line and a side, exactly on the side in spite of rounding.
    private func crossing(_ one: MapPoint, _ other: MapPoint, _ side: Side) -> MapPoint {
        let (near, far) = (depth(one, side), depth(other, side))
        let part = near / (near - far)
        let x = one.x + part * (other.x - one.x)
        let y = one.y + part * (other.y - one.y)
        return switch side {
        case .left: MapPoint(x: area.left, y: y)
        case .right: MapPoint(x: area.right, y: y)
        case .top: MapPoint(x: x, y: area.top)
        case .bottom: MapPoint(x: x, y: area.bottom)
        }
    }

    /// Adds the parts of a line within the area.
    func line(_ line: [MapPoint], into parts: inout [[MapPoint]]) {
        guard line.count > 1 else { return }
        let box = MapArea(around: line)
        if area.contains(box) { return parts.append(line) }
        guard area.left <= box.right, box.left <= area.right, area.top <= box.bottom,
            box.top <= area.bottom
        else { return }
        var part: [MapPoint] = []
        for (from, to) in zip(line, line.dropFirst()) {
            guard let (start, end) = segment(from, to) else { continue }
            if part.last != start {
                if part.count > 1 { parts.append(part) }
                part = [start]
            }
            part.append(end)
        }
        if part.count > 1 { parts.append(part) }
    }

    /// Returns the part of a segment within the area, by Liang and Barsky, or `nil` if there is
    /// none.
    private func segment(_ from: MapPoint, _ to: MapPoint) -> (MapPoint, MapPoint)? {
        var (first, last) = (0.0, 1.0)
        for side in Side.allCases {
            let (near, far) = (depth(from, side), depth(to, side))
            if near < 0, far < 0 { return nil }
            if near < 0 {
                first = max(first, near / (near - far))
            } else if far < 0 {
                last = min(last, near / (near - far))
            }
        }
        guard first <= last else { return nil }
        func at(_ part: Double) -> MapPoint {
            guard part > 0 else { return from }
            guard part < 1 else { return to }
            let x = from.x + part * (to.x - from.x)
            let y = from.y + part * (to.y - from.y)
            return MapPoint(
                x: min(max(x, area.left), area.right), y: min(max(y, area.top), area.bottom))
        }
        return (at(first), at(last))
    }
}
