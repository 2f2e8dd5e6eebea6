/// The circle of the Earth around a sheet of the azimuthal projection, or all of it in Equal Earth.
struct Sight {
    private let centre: EarthVector?
    private let radius: Double
    /// The radius of the smallest piece of land that can be seen, as an angle in radians.
    private let least: Double

    init(_ projector: Projector, _ sheet: MapSize) {
        least = 0.4 / projector.scale
        guard case .azimuthal(let projection) = projector.projection else {
            (centre, radius) = (nil, .pi)
            return
        }
        let corner = (sheet.width * sheet.width + sheet.height * sheet.height).squareRoot() / 2
        let place = projection.place(MapPoint(x: corner / projector.scale, y: 0))
        centre = projection.centre
        radius = place.map(projection.centre.angle) ?? .pi
    }

    func has(_ run: AtlasDetail.Run) -> Bool {
        guard run.radius > least else { return false }
        guard let centre else { return true }
        return centre.angle(to: run.centre) < radius + run.radius + 0.001
    }

    /// Whether a way can be seen. The circle around its middle through its ends contains all of it.
    func has(_ way: GreatCircle) -> Bool {
        guard let centre, way.from.dot(way.to) > -0.999 else { return true }
        let middle = EarthVector(
            x: way.from.x + way.to.x, y: way.from.y + way.to.y, z: way.from.z + way.to.z
        ).normalised
        return centre.angle(to: middle) < radius + middle.angle(to: way.from) + 0.001
    }
}
