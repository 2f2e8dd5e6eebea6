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
