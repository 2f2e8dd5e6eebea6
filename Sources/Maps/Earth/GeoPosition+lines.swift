extension GeoPosition {
    /// Returns the shortest way over the Earth to another position, in lines of two or more
    /// positions. It is cut where it crosses the antimeridian (RFC 7946, section 3.1.9).
    public func lines(to other: GeoPosition) -> [[GeoPosition]] {
        let circle = GreatCircle(from: EarthVector(self), to: EarthVector(other))
        let degrees = EarthVector(self).angle(to: EarthVector(other)).degrees
        let count = max(2, min(GreatCircle.points, Int(degrees) + 2))
        let between = circle.points(count).dropFirst().dropLast().map(\.position)
        var lines: [[GeoPosition]] = []
        var line = [self]
        for next in between + [other] {
            if let last = line.last, let cut = last.cut(before: next) {
                lines.append(line + [cut.end])
                line = [cut.start]
            }
            if line.last != next { line.append(next) }
        }
        return (lines + [line]).filter { $0.count > 1 }
    }

    /// Returns the ends of two lines at the antimeridian between two neighbouring positions, or
    /// `nil` if they are on the same side of it.
    private func cut(before next: GeoPosition) -> (end: GeoPosition, start: GeoPosition)? {
        guard abs(next.longitude - longitude) > 180 else { return nil }
        let side: Double = longitude < 0 ? -180 : 180
        let way = 360 - abs(next.longitude - longitude)
        let part = way > 0 ? abs(side - longitude) / way : 0
        let latitude = latitude + (next.latitude - latitude) * part
        return (
            GeoPosition(latitude: latitude, longitude: side),
            GeoPosition(latitude: latitude, longitude: -side)
        )
    }
}
