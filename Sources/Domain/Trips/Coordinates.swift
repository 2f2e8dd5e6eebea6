internal import Foundation

/// A place on the Earth, by WGS 84 and to a millionth of a degree, which is a tenth of a metre.
public struct Coordinates: Hashable, Sendable {
    /// In millionths of a degree, so that what is written is read back the same.
    private let millionths: (latitude: Int, longitude: Int)

    /// In degrees; negative south of the equator.
    public var latitude: Double { Double(millionths.latitude) / 1_000_000 }
    /// In degrees; negative west of Greenwich.
    public var longitude: Double { Double(millionths.longitude) / 1_000_000 }

    /// Returns nil if there is no such place.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        millionths = (
            Int((latitude * 1_000_000).rounded()), Int((longitude * 1_000_000).rounded())
        )
    }

    /// Both as plain decimals without a sign, such as "50.8659".
    public var digits: (latitude: String, longitude: String) {
        (Self.digits(millionths.latitude), Self.digits(millionths.longitude))
    }

    /// Both as plain decimals, with a minus south of the equator and west of Greenwich.
    public var decimals: (latitude: String, longitude: String) {
        (
            (latitude < 0 ? "-" : "") + digits.latitude,
            (longitude < 0 ? "-" : "") + digits.longitude
        )
    }

    private static func digits(_ millionths: Int) -> String {
        let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        guard rest > 0 else { return "\(whole)" }
        var decimals = "\(1_000_000 + rest)".dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }

    public static func == (one: Self, other: Self) -> Bool { one.millionths == other.millionths }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(millionths.latitude)
        hasher.combine(millionths.longitude)
    }
}

extension Coordinates {
    /// Both in one number, for what is kept by the thousand.
    package var packed: Int {
        (millionths.latitude + 90_000_000) * Self.longitudes + millionths.longitude + 180_000_000
    }

    /// Nil where no place has that number.
    package init?(packed: Int) {
        guard packed >= 0 else { return nil }
        let (latitude, longitude) = packed.quotientAndRemainder(dividingBy: Self.longitudes)
        guard latitude <= 180_000_000 else { return nil }
        millionths = (latitude - 90_000_000, longitude - 180_000_000)
    }

    /// How many there are, from -180° to 180°.
    private static let longitudes = 360_000_001
}

extension Coordinates {
    /// The mean radius of the Earth in kilometres, as the IUGG gives it.
    private static let radius = 6_371.0088

    /// The length in kilometres of the great circle between two places, by the haversine on a
    /// sphere: within half a percent of the way on the real Earth, which is flatter.
    package func distance(to other: Coordinates) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        func haversine(_ angle: Double) -> Double { sin(angle / 2) * sin(angle / 2) }
        let (from, to) = (radians(latitude), radians(other.latitude))
        let part =
            haversine(to - from)
            + cos(from) * cos(to) * haversine(radians(other.longitude - longitude))
        return 2 * Self.radius * asin(min(1, part.squareRoot()))
    }
}
