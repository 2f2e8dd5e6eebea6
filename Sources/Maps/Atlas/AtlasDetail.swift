/// The atlas with as many points as a scale can show, in the order in which they are drawn.
final class AtlasDetail {
    /// Successive vertices, and the circle of the Earth that contains them.
    struct Run {
        let vertices: Range<Int>
        let centre: EarthVector
        /// The radius of the circle, as an angle in radians.
        let radius: Double
    }

    /// The level of detail: 0 has every point, and each level after it twice the tolerance.
    let level: Int
    private(set) var vertices: [AtlasVertex] = []
    /// The rings of each country, in the order of the atlas.
    private(set) var countries: [[Run]] = []
    private(set) var lakes: [Run] = []
    private(set) var borders: [Run] = []
    private(set) var coasts: [Run] = []

    init(_ atlas: Atlas, level: Int) {
        self.level = level
        let arcs = atlas.arcs.map { atlas.vertices[$0.vertices].filter { $0.level >= level } }
        vertices.reserveCapacity(3 * arcs.reduce(0) { $0 + $1.count })
        countries = atlas.countries.map { $0.rings.compactMap { ring($0, arcs) } }
        lakes = atlas.lakes.compactMap { ring($0, arcs) }
        for (arc, points) in zip(atlas.arcs, arcs) {
            switch arc.kind {
            case .border: borders.append(run(points))
            case .coast, .shore: if !points.isSpeck { coasts.append(run(points)) }
            case .inner: break
            }
        }
    }

    /// Returns the coarsest level at which lines are off by little more than half a pixel.
    ///
    /// - Parameter scale: the radius of the Earth, in pixels.
    static func level(scale: Double) -> Int {
        var (level, tolerance) = (0, 2 * finest)
        while tolerance * scale < 0.65, level < coarsest {
            level += 1
            tolerance *= 2
        }
        return level
    }

    /// The tolerance of level 0, in radians, and the last level: TOLERANCE and LEVELS of
    /// scripts/map.py.
    private static let (finest, coarsest) = (0.005.radians, 10)

    /// Adds the vertices of a ring; `nil` if too few are left for it to be seen.
    private func ring(_ ring: Atlas.Ring, _ arcs: [[AtlasVertex]]) -> Run? {
        let start = vertices.count
        for number in ring {
            if number >= 0 {
                vertices += arcs[number].dropLast()
            } else {
                vertices += arcs[~number].reversed().dropLast()
            }
        }
        guard vertices.count - start > 2 else {
            vertices.removeSubrange(start...)
            return nil
        }
        return run(from: start)
    }

    private func run(_ points: [AtlasVertex]) -> Run {
        let start = vertices.count
        vertices += points
        return run(from: start)
    }

    private func run(from start: Int) -> Run {
        var (x, y, z): (Float, Float, Float) = (0, 0, 0)
        for vertex in vertices[start...] {
            x += vertex.x
            y += vertex.y
            z += vertex.z
        }
        let centre = EarthVector(x: Double(x), y: Double(y), z: Double(z)).normalised
        let radius = vertices[start...].reduce(0) { max($0, centre.angle(to: $1.vector)) }
        return Run(vertices: start..<vertices.count, centre: centre, radius: radius)
    }
}

extension [AtlasVertex] {
    /// Whether the line is closed and has too few vertices to be seen.
    fileprivate var isSpeck: Bool { count < 4 && self[0].vector == self[count - 1].vector }
}

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
