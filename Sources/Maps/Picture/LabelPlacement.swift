/// Finds room for names beside their spots: that with the most trips first, none over another one, and
/// none over the dot of a spot that has more trips; where there is a choice, beside the lines.
struct LabelPlacement {
    private let sheet: MapArea
    private let spots: [MapPicture.Spot]
    private let network: MapNetwork
    /// The lines of ways that names keep clear of; none where there are so many that no name could.
    private let lines: [[MapPoint]]

    /// From the dot to the name, in pixels.
    private static let gap = 4.0
    /// The most ways that names keep clear of.
    private static let mostWays = 80
    /// How many spots are tried at most.
    private static let tries = 400
    /// How much of a sheet a name has to itself on the average, in square pixels.
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

    /// How many dots would be covered; `nil` if one of them has more trips.
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

    /// Beside the dot, above and below it, and at its corners, in the order in which they are read
    /// best.
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
