/// The Equal Earth projection around a meridian.
struct WorldPlane: Hashable, Sendable {
    /// The central meridian, in radians.
    let meridian: Double

    /// - Parameter meridian: the central meridian in degrees. The seam is opposite.
    init(meridian: Double) {
        self.meridian = meridian.radians
    }

    func point(_ place: EarthVector) -> MapPoint {
        let position = place.position
        let row = EqualEarth.row(latitude: position.latitude.radians)
        return MapPoint(x: offset(position.longitude.radians) * row.factor, y: row.y)
    }

    /// Returns the angle of a longitude east of the central meridian, in radians, from -π to π.
    func offset(_ longitude: Double) -> Double { (longitude - meridian).turned }

    /// Returns the place at a point, or the nearest one at the edge of the Earth.
    func position(_ point: MapPoint) -> GeoPosition {
        let y = min(max(point.y, -EqualEarth.height), EqualEarth.height)
        let latitude = EqualEarth.latitude(y: y) ?? 0
        let offset = point.x / EqualEarth.row(y: y).factor
        return GeoPosition(
            latitude: latitude.degrees,
            longitude: (meridian + min(max(offset, -.pi), .pi)).degrees)
    }

    /// Returns the place at a point, or `nil` outside the Earth.
    func place(_ point: MapPoint) -> EarthVector? {
        guard abs(point.y) <= EqualEarth.height,
            abs(point.x) <= EqualEarth.row(y: point.y).factor * .pi + 1e-9
        else { return nil }
        return EarthVector(position(point))
    }
}
