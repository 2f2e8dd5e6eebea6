/// The Equal Earth projection around a meridian.
struct WorldPlane: Hashable, Sendable {
    /// In radians.
    let meridian: Double

    /// - Parameter meridian: in degrees; the seam is opposite.
    init(meridian: Double) {
        self.meridian = meridian.radians
    }

    func point(_ place: EarthVector) -> MapPoint {
        let position = place.position
        let row = EqualEarth.row(latitude: position.latitude.radians)
        return MapPoint(x: offset(position.longitude.radians) * row.factor, y: row.y)
    }

    /// How far east of the meridian it is, in radians, from -π to π.
    func offset(_ longitude: Double) -> Double { (longitude - meridian).turned }

    /// The place at a point, or the one at the edge of the Earth if that is nearer.
    func position(_ point: MapPoint) -> GeoPosition {
        let y = min(max(point.y, -EqualEarth.height), EqualEarth.height)
        let latitude = EqualEarth.latitude(y: y) ?? 0
        let offset = point.x / EqualEarth.row(y: y).factor
        return GeoPosition(
            latitude: latitude.degrees,
            longitude: (meridian + min(max(offset, -.pi), .pi)).degrees)
    }

    /// The place at a point; `nil` outside of the Earth.
    func place(_ point: MapPoint) -> EarthVector? {
        guard abs(point.y) <= EqualEarth.height,
            abs(point.x) <= EqualEarth.row(y: point.y).factor * .pi + 1e-9
        else { return nil }
        return EarthVector(position(point))
    }
}
