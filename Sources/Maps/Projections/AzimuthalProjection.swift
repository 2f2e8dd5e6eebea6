/// Lambert's azimuthal equal-area projection: true to area everywhere, and to shape around its
/// centre. The half of the Earth around the centre lies within a circle whose radius is √2.
struct AzimuthalProjection: Hashable, Sendable {
    let centre: EarthVector
    private let east: EarthVector
    private let north: EarthVector

    /// The radius of the half of the Earth around the centre.
    static let rim = 2.0.squareRoot()

    init(centre position: GeoPosition) {
        centre = EarthVector(position)
        let east = EarthVector(GeoPosition(latitude: 0, longitude: position.longitude + 90))
        self.east = east
        north = EarthVector(
            x: centre.y * east.z - centre.z * east.y, y: centre.z * east.x - centre.x * east.z,
            z: centre.x * east.y - centre.y * east.x)
    }

    func point(_ place: EarthVector) -> MapPoint {
        let factor = (2 / max(1 + place.dot(centre), 1e-12)).squareRoot()
        return MapPoint(x: factor * place.dot(east), y: factor * place.dot(north))
    }

    /// Returns the place at a point, or `nil` outside the Earth.
    func place(_ point: MapPoint) -> EarthVector? {
        let square = point.x * point.x + point.y * point.y
        guard square <= 4 else { return nil }
        let (aside, along) = ((1 - square / 4).squareRoot(), 1 - square / 2)
        let (x, y) = (aside * point.x, aside * point.y)
        return EarthVector(
            x: along * centre.x + x * east.x + y * north.x,
            y: along * centre.y + x * east.y + y * north.y,
            z: along * centre.z + x * east.z + y * north.z)
    }
}
