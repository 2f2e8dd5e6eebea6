/// The spots of a scale, each of which is one place or several that touch, and the ways between
/// spots.
final class MapSpots {
    /// The least distance between two spots, in pixels.
    static let reach = 12.0
    /// The scale of the azimuthal projection at the corner of its largest sheet, compared with that
    /// in the middle.
    private static let shrinking = 0.92

    struct Spot {
        /// The numbers of the places in the network, in descending order of their trips.
        var nodes: [Int]
        var count: Int
        let place: EarthVector
    }

    let scale: Double
    /// Whether the spots are those of the Equal Earth projection.
    let isWide: Bool
    private(set) var spots: [Spot] = []
    /// The ways between spots, by their numbers, in descending order of their trips.
    private(set) var ways: [MapNetwork.Way] = []
    private var circles: [Int: [EarthVector]] = [:]

    init(_ network: MapNetwork, _ projector: Projector) {
        scale = projector.scale
        if case .world = projector.projection { isWide = true } else { isWide = false }
        var spotOf: [Int] = []
        spotOf.reserveCapacity(network.nodes.count)
        let grid = Grid(projector: projector)
        var cells: [SIMD3<Int32>: [Int]] = [:]
        var keys: [SIMD3<Double>] = []
        for (number, node) in network.nodes.enumerated() {
            let place = EarthVector(node.place.position)
            let key = grid.key(place)
            let cell = grid.cell(key)
            if let spot = Self.nearest(to: key, around: cell, cells, keys) {
                spots[spot].nodes.append(number)
                spots[spot].count += node.count
                spotOf.append(spot)
                continue
            }
            spotOf.append(spots.count)
            cells[cell, default: []].append(spots.count)
            keys.append(key)
            spots.append(Spot(nodes: [number], count: node.count, place: place))
        }
        addWays(network, spotOf)
    }

    /// A space in which the places of one spot are less than one apart. For the azimuthal
    /// projection it is the Earth's own space, so that spots stay the same while the map moves, and
    /// for Equal Earth the plane.
    private struct Grid {
        let projector: Projector

        func key(_ place: EarthVector) -> SIMD3<Double> {
            switch projector.projection {
            case .azimuthal:
                let unit = projector.scale * MapSpots.shrinking / MapSpots.reach
                return SIMD3(place.x, place.y, place.z) * unit
            case .world(let plane):
                let point = plane.point(place)
                return SIMD3(point.x, point.y, 0) * (projector.scale / MapSpots.reach)
            }
        }

        func cell(_ key: SIMD3<Double>) -> SIMD3<Int32> { SIMD3<Int32>(key.rounded(.down)) }
    }

    private static func nearest(
        to key: SIMD3<Double>, around cell: SIMD3<Int32>, _ cells: [SIMD3<Int32>: [Int]],
        _ keys: [SIMD3<Double>]
    ) -> Int? {
        var (best, least): (Int?, Double) = (nil, 1)
        for x in Int32(-1)...1 {
            for y in Int32(-1)...1 {
                for z in Int32(-1)...1 {
                    for spot in cells[cell &+ SIMD3(x, y, z)] ?? [] {
                        let away = keys[spot] - key
                        let square = (away * away).sum()
                        if square < least { (best, least) = (spot, square) }
                    }
                }
            }
        }
        return best
    }

    private func addWays(_ network: MapNetwork, _ spotOf: [Int]) {
        var counts: [UInt64: Int] = [:]
        for way in network.ways {
            let (one, other) = (spotOf[way.from], spotOf[way.to])
            guard one != other else { continue }
            counts[UInt64(min(one, other)) << 32 | UInt64(max(one, other)), default: 0] += way.count
        }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        ways = sorted.map { key, count in
            MapNetwork.Way(from: Int(key >> 32), to: Int(key & 0xFFFF_FFFF), count: count)
        }
    }

    func circle(_ way: MapNetwork.Way) -> GreatCircle {
        GreatCircle(from: spots[way.from].place, to: spots[way.to].place)
    }

    /// Returns the points of a way. In the azimuthal projection, where a piece of less than six
    /// pixels is straight, their number depends on the length.
    func points(ofWay number: Int) -> [EarthVector] {
        if let points = circles[number] { return points }
        let circle = circle(ways[number])
        let length = circle.from.angle(to: circle.to) * scale
        let points = circle.points(
            isWide ? GreatCircle.points : min(GreatCircle.points, Int(min(length, 1_000) / 6) + 2))
        circles[number] = points
        return points
    }
}
