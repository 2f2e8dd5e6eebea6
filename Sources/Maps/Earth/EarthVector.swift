internal import Foundation

/// A position as a unit vector from the centre of the Earth.
struct EarthVector: Hashable, Sendable {
    /// The component towards the equator at Greenwich.
    var x: Double
    /// The component towards the equator at 90° east.
    var y: Double
    /// The component towards the North Pole.
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

    /// Returns the angle between two vectors, in radians.
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
