/// A place on the Earth.
public struct GeoPosition: Hashable, Sendable {
    /// In degrees, from -90 to 90; negative south of the equator.
    public let latitude: Double
    /// In degrees, from -180 up to 180; negative west of Greenwich.
    public let longitude: Double

    /// The place at these degrees; a longitude beyond 180 is that of the same meridian.
    public init(latitude: Double, longitude: Double) {
        self.latitude = min(max(latitude, -90), 90)
        self.longitude = longitude.remainder(dividingBy: 360)
    }
}

extension Double {
    var radians: Double { self * .pi / 180 }
    var degrees: Double { self * 180 / .pi }

    /// The same angle, in radians, from -π to π.
    var turned: Double { self >= -.pi && self <= .pi ? self : remainder(dividingBy: 2 * .pi) }
}
