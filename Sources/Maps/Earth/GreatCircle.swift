internal import Foundation

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
