/// Places names beside their spots, in descending order of trips. No name covers another name or
/// the dot of a spot with more trips, and names keep clear of lines where they can.
struct LabelPlacement {
    private let sheet: MapArea
    private let spots: [MapPicture.Spot]
    private let network: MapNetwork
    /// The lines of ways that names keep clear of; none if there are too many for that.
    private let lines: [[MapPoint]]

    /// The distance from a dot to its name, in pixels.
    private static let gap = 4.0
    /// The greatest number of ways that names keep clear of.
    private static let mostWays = 80
    /// The greatest number of spots that are tried.
    private static let tries = 400
    /// The average area of the sheet for each name, in square pixels.
    private static let roomEach = 7_500.0

    init(_ picture: MapPicture, _ network: MapNetwork) {
        sheet = MapArea(picture.sheet).inset(by: 2)
        spots = picture.spots
        self.network = network
        lines = picture.ways.count > Self.mostWays ? [] : picture.ways.flatMap(\.lines)
    }

    func labels(_ measure: MapMaker.Measure) -> [MapPicture.Label] {
        var labels: [MapPicture.Label] = []
        let most = max(Int(sheet.width * sheet.height / Self.roomEach), 1)
        for (number, spot) in spots.prefix(Self.tries).enumerated() where labels.count < most {
            guard let first = spot.nodes.first else { continue }
            let text = network.nodes[first].place.name
            let size = measure(text)
            let free = places(around: spot, size).filter { place in
                sheet.contains(place.area) && labels.allSatisfy { !$0.area.intersects(place.area) }
            }
            var (best, least): ((area: MapArea, endsAtRight: Bool)?, Int) = (nil, .max)
            for place in free {
                guard let dots = dots(under: place.area, beside: number) else { continue }
                let covered = 4 * dots + ways(under: place.area)
                if covered < least { (best, least) = (place, covered) }
            }
            if let best {
                labels.append(
                    MapPicture.Label(
                        spot: number, text: text, area: best.area, endsAtRight: best.endsAtRight))
            }
        }
        return labels
    }

    /// Returns the number of dots that a name would cover, or `nil` if one of them has more trips.
    private func dots(under area: MapArea, beside number: Int) -> Int? {
        var covered = 0
        for (other, spot) in spots.enumerated() where other != number {
            guard area.intersects(MapArea(around: spot.centre, spot.radius)) else { continue }
            if other < number { return nil }
            covered += 1
        }
        return covered
    }

    private func ways(under area: MapArea) -> Int {
        let clipping = Clipping(area: area)
        var parts: [[MapPoint]] = []
        for line in lines { clipping.line(line, into: &parts) }
        return parts.count
    }

    /// Returns the places for a name around a dot, the easiest to read first.
    private func places(
        around spot: MapPicture.Spot, _ size: MapSize
    ) -> [(area: MapArea, endsAtRight: Bool)] {
        let (x, y) = (spot.centre.x, spot.centre.y)
        let away = spot.radius + Self.gap
        let near = away * 0.7
        let (middle, centre) = (y - size.height / 2, x - size.width / 2)
        let (right, left) = (x + away, x - away - size.width)
        let (above, below) = (y - near - size.height, y + near)
        return [
            (right, middle, false), (left, middle, true), (x + near, above, false),
            (x + near, below, false), (x - near - size.width, above, true),
            (x - near - size.width, below, true), (centre, y - away - size.height, false),
            (centre, y + away, false),
        ].map { left, top, endsAtRight in
            let area = MapArea(
                left: left, top: top, right: left + size.width, bottom: top + size.height)
            return (area, endsAtRight)
        }
    }
}
