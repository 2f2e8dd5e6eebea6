/// A place on a coast or border, with the values that projections calculate with.
struct AtlasVertex: Sendable {
    let x: Float
    let y: Float
    let z: Float
    /// The longitude, in radians.
    let longitude: Float
    /// The distance of the place's parallel from the equator in the Equal Earth projection.
    let rowY: Float
    let rowFactor: Float
    /// The last level of detail that has the vertex.
    let level: Int

    /// - Parameters:
    ///   - latitude: the latitude in degrees.
    ///   - longitude: the longitude in degrees.
    init(latitude: Double, longitude: Double, level: Int) {
        self.level = level
        let position = GeoPosition(latitude: latitude, longitude: longitude)
        let vector = EarthVector(position)
        let row = EqualEarth.row(latitude: position.latitude.radians)
        (x, y, z) = (Float(vector.x), Float(vector.y), Float(vector.z))
        (self.longitude, rowY, rowFactor) = (
            Float(position.longitude.radians), Float(row.y), Float(row.factor)
        )
    }

    var vector: EarthVector { EarthVector(x: Double(x), y: Double(y), z: Double(z)) }
}
