/// A place on the Earth.
public struct GeoPosition: Hashable, Sendable {
    /// The latitude in degrees, from -90 to 90, negative south of the equator.
    public let latitude: Double
    /// The longitude in degrees, from -180 to 180, negative west of Greenwich.
    public let longitude: Double

    /// Makes a position from degrees. A longitude beyond 180 means the same meridian within the
    /// range.
    public init(latitude: Double, longitude: Double) {
        self.latitude = min(max(latitude, -90), 90)
        self.longitude = longitude.remainder(dividingBy: 360)
    }
}

extension Double {
    var radians: Double { self * .pi / 180 }
    var degrees: Double { self * 180 / .pi }

    /// This angle in radians, brought into the range from -π to π.
    var turned: Double { self >= -.pi && self <= .pi ? self : remainder(dividingBy: 2 * .pi) }
}

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
