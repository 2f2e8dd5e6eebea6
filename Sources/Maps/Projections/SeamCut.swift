/// A ring of the atlas in the plane of Equal Earth, cut at the seam.
struct SeamCut {
    /// The rings that lie between the two sides of the seam.
    private(set) var pieces: [[MapPoint]] = []

    /// A vertex with its angle from the central meridian, which is not limited to ±π, so that a
    /// ring is continuous across the seam.
    private struct Corner {
        var offset: Double
        var y: Double
        var factor: Double

        var point: MapPoint { MapPoint(x: offset * factor, y: y) }

        func turned(by angle: Double) -> Corner {
            Corner(offset: offset + angle, y: y, factor: factor)
        }
    }

    private static let turn = 2 * Double.pi

    init(_ ring: ArraySlice<AtlasVertex>, _ plane: WorldPlane) {
        guard ring.count > 2 else { return }
        let corners = Self.unrolled(ring, plane)
        let offsets = corners.map(\.offset)
        let (west, east) = (offsets.min() ?? 0, offsets.max() ?? 0)
        guard west < -.pi || east > .pi else {
            pieces = [corners.map(\.point)]
            return
        }
        for turn in [-Self.turn, 0, Self.turn] where west + turn < .pi && east + turn > -.pi {
            let turned = corners.map { $0.turned(by: turn) }
            let piece = Self.cut(Self.cut(turned, at: .pi, keeping: <=), at: -.pi, keeping: >=)
            if piece.count > 2 { pieces.append(Self.alongSeam(piece)) }
        }
    }

    private static func unrolled(_ ring: ArraySlice<AtlasVertex>, _ plane: WorldPlane) -> [Corner] {
        var corners: [Corner] = []
        corners.reserveCapacity(ring.count + 3)
        var (last, offset) = (Double(ring[ring.startIndex].longitude), 0.0)
        offset = plane.offset(last)
        for vertex in ring {
            let longitude = Double(vertex.longitude)
            offset += (longitude - last).turned
            last = longitude
            corners.append(
                Corner(offset: offset, y: Double(vertex.rowY), factor: Double(vertex.rowFactor)))
        }
        let first = corners[0]
        let end = offset + (Double(ring[ring.startIndex].longitude) - last).turned
        // A ring around a pole contains the pole.
        if abs(end - first.offset) > .pi {
            let y = first.y < 0 ? -EqualEarth.height : EqualEarth.height
            let pole = EqualEarth.row(y: y)
            corners.append(Corner(offset: end, y: first.y, factor: first.factor))
            corners.append(Corner(offset: end, y: pole.y, factor: pole.factor))
            corners.append(Corner(offset: first.offset, y: pole.y, factor: pole.factor))
        }
        return corners
    }

    private static func cut(
        _ ring: [Corner], at side: Double, keeping isWithin: (Double, Double) -> Bool
    ) -> [Corner] {
        guard var last = ring.last else { return [] }
        var kept: [Corner] = []
        kept.reserveCapacity(ring.count)
        for corner in ring {
            if isWithin(corner.offset, side) != isWithin(last.offset, side) {
                let part = (side - last.offset) / (corner.offset - last.offset)
                kept.append(
                    Corner(
                        offset: side, y: last.y + part * (corner.y - last.y),
                        factor: last.factor + part * (corner.factor - last.factor)))
            }
            if isWithin(corner.offset, side) { kept.append(corner) }
            last = corner
        }
        return kept
    }

    /// Adds points where the edge of the piece is the seam, which is curved.
    private static func alongSeam(_ ring: [Corner]) -> [MapPoint] {
        guard var last = ring.last else { return [] }
        var points: [MapPoint] = []
        for corner in ring {
            if corner.offset == last.offset, abs(corner.offset) == .pi {
                let pieces = Int((abs(corner.y - last.y) / 0.03).rounded(.up))
                for piece in 1..<max(pieces, 1) {
                    let y = last.y + (corner.y - last.y) * Double(piece) / Double(pieces)
                    let row = EqualEarth.row(y: y)
                    points.append(MapPoint(x: corner.offset * row.factor, y: y))
                }
            }
            points.append(corner.point)
            last = corner
        }
        return points
    }
}
