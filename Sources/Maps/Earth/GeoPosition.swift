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
