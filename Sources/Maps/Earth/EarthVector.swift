internal import Foundation

/// A position as a unit vector from the centre of the Earth.
struct EarthVector: Hashable, Sendable {
    /// The component towards the equator at Greenwich.
    var x: Double
    /// The component towards the equator at 90° east.
    var y: Double
    /// The component towards the North Pole.
    var z: Double

    init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

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

/// The shortest way over the Earth between two places.
struct GreatCircle {
    /// The greatest number of points of a drawn circle.
    static let points = 64

    let from: EarthVector
    let to: EarthVector

    /// Returns points at equal distances from one end to the other.
    ///
    /// - Parameter count: the number of points, with both ends.
    func points(_ count: Int = points) -> [EarthVector] {
        let count = max(2, count)
        let angle = from.angle(to: to)
        guard angle > 1e-9 else { return Array(repeating: from, count: count) }
        let aside = directionAtStart
        return (0..<count).map { number in
            guard number > 0 else { return from }
            guard number < count - 1 else { return to }
            let part = angle * Double(number) / Double(count - 1)
            let (along, across) = (cos(part), sin(part))
            return EarthVector(
                x: from.x * along + aside.x * across, y: from.y * along + aside.y * across,
                z: from.z * along + aside.z * across)
        }
    }

    /// The direction of the way at its start, at a right angle to `from`. Between opposite places,
    /// where every way is the shortest, the way leads over a pole.
    private var directionAtStart: EarthVector {
        var towards = to
        if from.dot(to) < -0.999_999_9 {
            towards =
                abs(from.z) < 0.9
                ? EarthVector(x: 0, y: 0, z: 1) : EarthVector(x: 1, y: 0, z: 0)
        }
        let along = from.dot(towards)
        return EarthVector(
            x: towards.x - along * from.x, y: towards.y - along * from.y,
            z: towards.z - along * from.z
        ).normalised
    }
}
