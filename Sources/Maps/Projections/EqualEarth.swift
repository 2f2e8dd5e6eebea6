internal import Foundation

/// The Equal Earth projection by Šavrič, Patterson and Jenny, which shows all of the Earth and is
/// true to area. The distance of a point from the central meridian is its longitude times a factor
/// that depends on its latitude.
enum EqualEarth {
    private static let a = (1.340264, -0.081106, 0.000893, 0.003796)
    private static let slant = 3.0.squareRoot() / 2

    /// The distance from the equator to a pole.
    static let height = row(latitude: .pi / 2).y
    /// The distance from the central meridian to the seam along the equator.
    static let width = row(latitude: 0).factor * .pi

    /// A parallel: its distance from the equator, and the factor for longitudes on it.
    struct Row: Hashable, Sendable {
        let y: Double
        let factor: Double
    }

    /// - Parameter latitude: the latitude in radians.
    static func row(latitude: Double) -> Row {
        row(angle: asin(min(max(slant * sin(latitude), -1), 1)))
    }

    /// Returns the parallel at a distance from the equator, or the pole if that is nearer.
    static func row(y: Double) -> Row { row(angle: angle(y: y)) }

    /// Returns the latitude at a distance from the equator, in radians, or `nil` beyond the poles.
    static func latitude(y: Double) -> Double? {
        guard abs(y) <= height + 1e-12 else { return nil }
        return asin(min(max(sin(angle(y: y)) / slant, -1), 1))
    }

    private static func row(angle: Double) -> Row {
        let square = angle * angle
        let sixth = square * square * square
        let y = angle * (a.0 + a.1 * square + sixth * (a.2 + a.3 * square))
        return Row(y: y, factor: cos(angle) / (slant * slope(square)))
    }

    private static func slope(_ square: Double) -> Double {
        a.0 + 3 * a.1 * square + square * square * square * (7 * a.2 + 9 * a.3 * square)
    }

    /// Solves for the angle by Newton's method, which takes four steps from any start.
    private static func angle(y: Double) -> Double {
        let y = min(max(y, -height), height)
        var angle = y / a.0
        for _ in 0..<12 {
            let square = angle * angle
            let sixth = square * square * square
            let off = angle * (a.0 + a.1 * square + sixth * (a.2 + a.3 * square)) - y
            let step = off / slope(square)
            angle -= step
            if abs(step) < 1e-14 { break }
        }
        return min(max(angle, -.pi / 3), .pi / 3)
    }
}

/// The Equal Earth projection around a meridian.
struct WorldPlane: Hashable, Sendable {
    /// The central meridian, in radians.
    let meridian: Double

    /// - Parameter meridian: the central meridian in degrees. The seam is opposite.
    init(meridian: Double) { self.meridian = meridian.radians }

    func point(_ place: EarthVector) -> MapPoint {
        let position = place.position
        let row = EqualEarth.row(latitude: position.latitude.radians)
        return MapPoint(x: offset(position.longitude.radians) * row.factor, y: row.y)
    }

    /// Returns the angle of a longitude east of the central meridian, in radians, from -π to π.
    func offset(_ longitude: Double) -> Double { (longitude - meridian).turned }

    /// Returns the place at a point, or the nearest one at the edge of the Earth.
    func position(_ point: MapPoint) -> GeoPosition {
        let y = min(max(point.y, -EqualEarth.height), EqualEarth.height)
        let latitude = EqualEarth.latitude(y: y) ?? 0
        let offset = point.x / EqualEarth.row(y: y).factor
        return GeoPosition(
            latitude: latitude.degrees,
            longitude: (meridian + min(max(offset, -.pi), .pi)).degrees)
    }

    /// Returns the place at a point, or `nil` outside the Earth.
    func place(_ point: MapPoint) -> EarthVector? {
        guard abs(point.y) <= EqualEarth.height,
            abs(point.x) <= EqualEarth.row(y: point.y).factor * .pi + 1e-9
        else { return nil }
        return EarthVector(position(point))
    }
}
