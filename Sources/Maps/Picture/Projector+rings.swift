internal import Foundation

extension Projector {
    /// Returns the pixels of a ring of the atlas: one ring, or several if the seam cuts it.
    func rings(_ ring: ArraySlice<AtlasVertex>) -> [[MapPoint]] {
        switch projection {
        case .azimuthal(let projection): [aroundCentre(ring, projection)]
        case .world(let plane): SeamCut(ring, plane).pieces.map { $0.map(pixel) }
        }
    }

    /// Projects a ring. Vertices on the other half of the Earth go to the rim, which is outside
    /// every sheet.
    private func aroundCentre(
        _ ring: ArraySlice<AtlasVertex>, _ projection: AzimuthalProjection
    ) -> [MapPoint] {
        var points: [MapPoint] = []
        points.reserveCapacity(ring.count)
        var rim: Double?
        for vertex in ring {
            let place = vertex.vector
            var point = projection.point(place)
            guard place.dot(projection.centre) <= 0 else {
                points.append(pixel(point))
                rim = nil
                continue
            }
            let angle = atan2(point.y, point.x)
            if let rim { points += arc(from: rim, to: angle) }
            rim = angle
            point = MapPoint(
                x: cos(angle) * AzimuthalProjection.rim, y: sin(angle) * AzimuthalProjection.rim)
            points.append(pixel(point))
        }
        return points
    }

    /// Returns points of the rim between two angles, so that no straight line comes near the sheet.
    private func arc(from start: Double, to end: Double) -> [MapPoint] {
        let way = (end - start).turned
        let pieces = Int((abs(way) / 0.5).rounded(.up))
        return (1..<max(pieces, 1)).map { piece in
            let angle = start + way * Double(piece) / Double(pieces)
            return pixel(
                MapPoint(
                    x: cos(angle) * AzimuthalProjection.rim,
                    y: sin(angle) * AzimuthalProjection.rim))
        }
    }

    /// The outline of the part of the Earth that the projection shows.
    var globe: [MapPoint] {
        switch projection {
        case .azimuthal:
            let rim = scale * AzimuthalProjection.rim
            return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
                MapPoint(x: origin.x + $0 * rim, y: origin.y + $1 * rim)
            }
        case .world:
            let steps = 90
            let east = (0...steps).map { step in
                let latitude = .pi * (Double(step) / Double(steps) - 0.5)
                let row = EqualEarth.row(latitude: latitude)
                return MapPoint(x: row.factor * .pi, y: row.y)
            }
            let west = east.reversed().map { MapPoint(x: -$0.x, y: $0.y) }
            return (east + west).map(pixel)
        }
    }
}
