/// Converts between places and the pixels of a sheet.
struct Projector: Sendable {
    enum Projection: Sendable {
        case azimuthal(AzimuthalProjection)
        case world(WorldPlane)
    }

    let projection: Projection
    let scale: Double
    /// The pixel of the projection's origin.
    let origin: MapPoint

    init(azimuthal projection: AzimuthalProjection, _ scale: Double, _ sheet: MapSize) {
        self.projection = .azimuthal(projection)
        self.scale = scale
        origin = MapPoint(x: sheet.width / 2, y: sheet.height / 2)
    }

    init(world plane: WorldPlane, centre: GeoPosition, _ scale: Double, _ sheet: MapSize) {
        projection = .world(plane)
        self.scale = scale
        let middle = plane.point(EarthVector(centre))
        origin = MapPoint(
            x: sheet.width / 2 - scale * middle.x, y: sheet.height / 2 + scale * middle.y)
    }

    /// Whether a place is on the half of the Earth that can be shown.
    func shows(_ place: EarthVector) -> Bool {
        guard case .azimuthal(let projection) = projection else { return true }
        return place.dot(projection.centre) > 0
    }

    func point(_ place: EarthVector) -> MapPoint {
        switch projection {
        case .azimuthal(let projection): pixel(projection.point(place))
        case .world(let plane): pixel(plane.point(place))
        }
    }

    /// Returns the place at a pixel, or `nil` outside the Earth.
    func place(_ pixel: MapPoint) -> EarthVector? {
        switch projection {
        case .azimuthal(let projection): projection.place(plane(pixel))
        case .world(let world): world.place(plane(pixel))
        }
    }

    /// Returns the position at a pixel, or the nearest one of the Earth.
    func position(_ pixel: MapPoint) -> GeoPosition {
        switch projection {
        case .azimuthal(let projection):
            (projection.place(plane(pixel)) ?? projection.centre).position
        case .world(let world): world.position(plane(pixel))
        }
    }

    func pixel(_ point: MapPoint) -> MapPoint {
        MapPoint(x: origin.x + scale * point.x, y: origin.y - scale * point.y)
    }

    private func plane(_ pixel: MapPoint) -> MapPoint {
        MapPoint(x: (pixel.x - origin.x) / scale, y: (origin.y - pixel.y) / scale)
    }
}
