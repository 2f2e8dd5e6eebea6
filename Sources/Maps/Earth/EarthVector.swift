internal import Foundation

/// A direction from the middle of the Earth, one unit long: what a position is to calculate with.
struct EarthVector: Hashable, Sendable {
    /// Towards where the equator meets Greenwich.
    var x: Double
    /// Towards where the equator meets 90° east.
    var y: Double
    /// Towards the North Pole.
    var z: Double

    init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    init(_ position: GeoPosition) {
        let (latitude, longitude) = (position.latitude.radians, position.longitude.radians)
        self.init(
            x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude))
    }

    var position: GeoPosition {
        GeoPosition(
            latitude: atan2(z, (x * x + y * y).squareRoot()).degrees,
            longitude: atan2(y, x).degrees)
    }

    func dot(_ other: EarthVector) -> Double { x * other.x + y * other.y + z * other.z }

    /// How far apart two directions are, as an angle in radians.
    func angle(to other: EarthVector) -> Double {
        let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
        return 2 * asin(min(1, (dx * dx + dy * dy + dz * dz).squareRoot() / 2))
    }

    var normalised: EarthVector {
        let length = dot(self).squareRoot()
        guard length > 0 else { return EarthVector(x: 1, y: 0, z: 0) }
        return EarthVector(x: x / length, y: y / length, z: z / length)
    }
}
