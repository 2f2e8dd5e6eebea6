internal import Foundation

/// A place on the Earth in WGS 84, to a millionth of a degree, which is about a tenth of a metre.
public struct Coordinates: Hashable, Sendable {
    /// The coordinates in millionths of a degree, so that written values are read back exactly.
    private let millionths: (latitude: Int, longitude: Int)

    /// The latitude in degrees, negative south of the equator.
    public var latitude: Double { Double(millionths.latitude) / 1_000_000 }
    /// The longitude in degrees, negative west of Greenwich.
    public var longitude: Double { Double(millionths.longitude) / 1_000_000 }

    /// Returns `nil` if there is no such place.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        millionths = (Int((latitude * 1_000_000).rounded()), Int((longitude * 1_000_000).rounded()))
    }

    /// The absolute values in decimals, such as "50.8659".
    public var digits: (latitude: String, longitude: String) {
        (Self.digits(millionths.latitude), Self.digits(millionths.longitude))
    }

    /// The values in decimals, negative south of the equator and west of Greenwich.
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
    /// The coordinates in one number, to save memory.
    package var packed: Int {
        (millionths.latitude + 90_000_000) * Self.longitudes + millionths.longitude + 180_000_000
    }

    /// Returns `nil` if the number stands for no place.
    package init?(packed: Int) {
        guard packed >= 0 else { return nil }
        let (latitude, longitude) = packed.quotientAndRemainder(dividingBy: Self.longitudes)
        guard latitude <= 180_000_000 else { return nil }
        millionths = (latitude - 90_000_000, longitude - 180_000_000)
    }

    /// The number of longitudes in millionths from -180° to 180°.
    private static let longitudes = 360_000_001
}

extension Coordinates {
    /// The mean radius of the Earth in kilometres, by the IUGG.
    private static let radius = 6_371.0088

    /// Returns the great-circle distance to another place in kilometres, by the haversine formula
    /// on a sphere. It differs by up to half a per cent from the distance on the ellipsoid.
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

extension Coordinates: LosslessStringConvertible {
    /// The latitude and the longitude, such as `50.8659, 7.1427`.
    public var description: String { "\(decimals.latitude), \(decimals.longitude)" }

    /// Reads latitude and longitude in degrees, as in `description`, RFC 5545's `GEO`, a
    /// `geo:50.8659,7.1427` address, or as maps show them, such as `50.8659° N, 7.1427° E`. Returns
    /// `nil` for any other text, and if there is no such place.
    public init?(_ text: String) {
        guard text.utf8.count <= 80 else { return nil }
        var bare = ""
        for character in text.lowercased() {
            if "°nsew".contains(character) {
                while bare.last?.isWhitespace == true { bare.removeLast() }
            }
            bare.append(character)
        }
        if bare.hasPrefix("geo:") { bare.removeFirst(4) }
        let separator = [";", ",", " "].first { bare.contains($0) } ?? " "
        let parts = bare.split(separator: separator, omittingEmptySubsequences: separator == " ")
        guard parts.count == 2,
            let latitude = Self.degrees(parts[0], positive: "n", negative: "s"),
            let longitude = Self.degrees(parts[1], positive: "e", negative: "w")
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// Reads a number such as `-7.1427`, or `7.1427° W` without a sign.
    private static func degrees(
        _ text: Substring, positive: Character, negative: Character
    ) -> Double? {
        var rest = text.filter { !$0.isWhitespace }[...]
        var sign = 1.0
        if let side = rest.last, side == positive || side == negative {
            rest.removeLast()
            guard rest.first?.isNumber == true else { return nil }
            if side == negative { sign = -1 }
        }
        if rest.last == "°" { rest.removeLast() }
        // Some programs write the minus sign U+2212.
        if let first = rest.first, "+-−".contains(first) {
            rest.removeFirst()
            if first != "+" { sign = -1 }
        }
        guard rest.utf8.first?.isDigit == true,
            rest.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
            let number = Double(rest.last == "." ? rest.dropLast() : rest)
        else { return nil }
        return sign * number
    }
}
