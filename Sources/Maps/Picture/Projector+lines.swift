internal import Foundation

extension Projector {
    /// Returns the pixels of a line of the atlas, in parts if it crosses the seam or goes out of
    /// sight.
    func lines(_ line: ArraySlice<AtlasVertex>) -> [[MapPoint]] {
        switch projection {
        case .azimuthal(let projection):
            parts(line.lazy.map(\.vector), projection)
        case .world(let plane):
            parts(
                line.lazy.map { vertex in
                    (
                        plane.offset(Double(vertex.longitude)),
                        EqualEarth.Row(y: Double(vertex.rowY), factor: Double(vertex.rowFactor))
                    )
                })
        }
    }

    /// Returns the pixels of a way, in parts if it crosses the seam or goes out of sight.
    func lines(_ way: [EarthVector]) -> [[MapPoint]] {
        switch projection {
        case .azimuthal(let projection): parts(way, projection)
        case .world(let plane):
            parts(
                way.lazy.map { place in
                    let position = place.position
                    return (
                        plane.offset(position.longitude.radians),
                        EqualEarth.row(latitude: position.latitude.radians)
                    )
                })
        }
    }

    private func parts(
        _ places: some Sequence<EarthVector>, _ projection: AzimuthalProjection
    ) -> [[MapPoint]] {
        var parts: [[MapPoint]] = []
        var part: [MapPoint] = []
        for place in places {
            if place.dot(projection.centre) > 0 {
                part.append(pixel(projection.point(place)))
            } else if !part.isEmpty {
                parts.append(part)
                part = []
            }
        }
        if !part.isEmpty { parts.append(part) }
        return parts
    }

    /// Splits a line where it crosses the seam, and continues it at the other side.
    private func parts(
        _ places: some Sequence<(offset: Double, row: EqualEarth.Row)>
    ) -> [[MapPoint]] {
        var parts: [[MapPoint]] = []
        var part: [MapPoint] = []
        var last: (offset: Double, row: EqualEarth.Row)?
        func point(_ offset: Double, _ row: EqualEarth.Row) -> MapPoint {
            pixel(MapPoint(x: offset * row.factor, y: row.y))
        }
        for place in places {
            if let last, abs(place.offset - last.offset) > .pi {
                let side = last.offset < 0 ? -Double.pi : .pi
                let way = (place.offset - last.offset).turned
                let along = way == 0 ? 0 : min(max((side - last.offset) / way, 0), 1)
                let row = EqualEarth.row(y: last.row.y + along * (place.row.y - last.row.y))
                part.append(point(side, row))
                parts.append(part)
                part = [point(-side, row)]
            }
            part.append(point(place.offset, place.row))
            last = place
        }
        parts.append(part)
        return parts
    }
}

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
