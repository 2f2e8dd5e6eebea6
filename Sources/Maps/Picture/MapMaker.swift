internal import Foundation

/// Makes pictures of one network, and keeps the parts that the next picture can use again.
public final class MapMaker {
    /// Returns the size of a name, in pixels.
    public typealias Measure = (String) -> MapSize

    /// The greatest number of ways that are drawn. Ways with fewer trips are left out.
    static let mostWays = 3_000

    public let atlas: Atlas
    public let network: MapNetwork
    /// The countries to be shaded, by their codes.
    public let visited: Set<String>
    private var detail: AtlasDetail?
    private var spots: MapSpots?

    public init(_ atlas: Atlas, _ network: MapNetwork, visited: Set<String> = []) {
        (self.atlas, self.network, self.visited) = (atlas, network, visited)
    }

    /// Makes the picture of a view.
    ///
    /// - Parameter measure: returns the size of a name.
    public func picture(of view: MapView, measure: Measure) -> MapPicture {
        let projector = view.projector
        var picture = MapPicture(sheet: view.sheet)
        draw(detail(for: view), projector, shaded: view.showsShades ? visited : [], in: &picture)
        let spots = spots(for: view, projector)
        addWays(spots, projector, to: &picture)
        addSpots(spots, projector, to: &picture)
        picture.labels = LabelPlacement(picture, network).labels(measure)
        picture.scaleBar = view.isWide ? nil : ScaleBar(view)
        return picture
    }

    private func detail(for view: MapView) -> AtlasDetail {
        let level = AtlasDetail.level(scale: view.scale)
        if let detail, detail.level == level { return detail }
        let detail = AtlasDetail(atlas, level: level)
        self.detail = detail
        return detail
    }

    private func spots(for view: MapView, _ projector: Projector) -> MapSpots {
        if let spots, spots.isWide == view.isWide, spots.scale == view.scale { return spots }
        let made = MapSpots(network, projector)
        spots = made
        return made
    }

    private func draw(
        _ detail: AtlasDetail, _ projector: Projector, shaded: Set<String>,
        in picture: inout MapPicture
    ) {
        let clipping = Clipping(area: MapArea(picture.sheet))
        let sight = Sight(projector, picture.sheet)
        func rings(_ runs: [AtlasDetail.Run]) -> [[MapPoint]] {
            runs.lazy.filter(sight.has).flatMap { projector.rings(detail.vertices[$0.vertices]) }
                .map(clipping.ring).filter { !$0.isEmpty }
        }
        func lines(_ runs: [AtlasDetail.Run]) -> [[MapPoint]] {
            var parts: [[MapPoint]] = []
            for run in runs where sight.has(run) {
                for line in projector.lines(detail.vertices[run.vertices]) {
                    clipping.line(line, into: &parts)
                }
            }
            return parts
        }
        picture.globe = [clipping.ring(projector.globe)]
        for (country, runs) in zip(atlas.countries, detail.countries) {
            let rings = rings(runs)
            picture.land += rings
            if shaded.contains(country.code) { picture.shaded += rings }
        }
        picture.lakes = rings(detail.lakes)
        picture.coasts = lines(detail.coasts)
        picture.borders = lines(detail.borders)
    }

    private func addWays(_ spots: MapSpots, _ projector: Projector, to picture: inout MapPicture) {
        let sight = Sight(projector, picture.sheet)
        let seen = spots.ways.indices.lazy.filter { sight.has(spots.circle(spots.ways[$0])) }
            .prefix(Self.mostWays)
        let widths = WayWidths(most: spots.ways.first?.count ?? 1, among: spots.ways.count)
        for number in Array(seen) {
            let way = spots.ways[number]
            let width = widths.width(way.count)
            let clipping = Clipping(area: MapArea(picture.sheet).inset(by: width / 2))
            var lines: [[MapPoint]] = []
            for line in projector.lines(spots.points(ofWay: number)) {
                clipping.line(line, into: &lines)
            }
            guard !lines.isEmpty else { continue }
            picture.ways.append(MapPicture.Way(lines: lines, count: way.count, width: width))
        }
        picture.ways.reverse()
    }

    private func addSpots(_ spots: MapSpots, _ projector: Projector, to picture: inout MapPicture) {
        let sheet = MapArea(picture.sheet)
        let most = spots.spots.map(\.count).max() ?? 1
        var seen: [MapPicture.Spot] = []
        for spot in spots.spots where projector.shows(spot.place) {
            let part = (Double(spot.count) / Double(most)).squareRoot()
            let (centre, radius) = (projector.point(spot.place), 2.5 + 2.5 * part)
            // The dot has a ring around it.
            guard sheet.contains(MapArea(around: centre, radius + 1)) else { continue }
            seen.append(
                MapPicture.Spot(
                    nodes: spot.nodes, count: spot.count, centre: centre, radius: radius))
        }
        picture.spots = seen.sorted { ($1.count, $0.nodes[0]) < ($0.count, $1.nodes[0]) }
    }
}

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

/// The widths of ways: each doubling of the trips adds the same width, and all ways are thinner if
/// there are many.
struct WayWidths {
    private static let (least, greatest) = (1.5, 6.0)
    /// The width if no way was travelled more than once.
    private static let only = 2.25
    private let least: Double
    private let step: Double
    private let part: Double

    /// - Parameters:
    ///   - most: the number of trips of the most travelled way.
    ///   - ways: the number of ways.
    init(most: Int, among ways: Int) {
        least = most > 1 ? Self.least : Self.only
        step = min(0.8, (Self.greatest - Self.least) / max(log2(Double(max(most, 1))), 1))
        part = max(0.4, min(1, (150 / Double(max(ways, 1))).squareRoot()))
    }

    func width(_ count: Int) -> Double { part * (least + step * log2(Double(max(count, 1)))) }
}
