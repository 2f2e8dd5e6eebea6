internal import Gtk
internal import Presentation

/// The layout of a chart at a width: shapes, words and the places of its points. It is a value, and
/// depends neither on a canvas nor on colours.
nonisolated struct ChartLayout: Hashable, Sendable {
    var width: Double
    var height: Double
    /// The shapes in the order in which they are drawn.
    var shapes: [ChartShape] = []
    var words: [ChartWords] = []
    /// The places of the points, in the order of the drawing's points.
    var spots: [ChartSpot] = []
    /// Whether the layout, such as that of a map, is not mirrored for right-to-left languages.
    var hasOneSide = false

    init(width: Double, height: Double = 0) { (self.width, self.height) = (width, height) }

    /// The layout for right-to-left languages.
    var mirrored: ChartLayout {
        guard !hasOneSide else { return self }
        var layout = self
        layout.shapes = shapes.map { $0.mirrored(in: width) }
        layout.words = words.map { $0.mirrored(in: width) }
        layout.spots = spots.map { $0.placed { $0.mirrored(in: width) } }
        return layout
    }

    mutating func add(_ part: ChartLayout, at place: Point, group: Int) {
        shapes += part.shapes.map { $0.moved(by: place) }
        words += part.words.map { $0.moved(by: place) }
        spots += part.spots.map { spot in
            var spot = spot.placed { $0.moved(by: place) }
            spot.group = group
            return spot
        }
    }
}

/// The place of a point in a chart.
nonisolated struct ChartSpot: Hashable, Sendable {
    /// The area that belongs to the point for the pointer.
    var area: Rectangle
    /// The shape of the point, around which the focus is drawn.
    var mark: Rectangle
    /// The row of the point, along which the left and right arrow keys lead.
    var row: Int
    /// The column of the point, along which the up and down arrow keys lead.
    var column: Int
    /// The number of the small chart that the point is in.
    var group = 0

    fileprivate func placed(_ place: (Rectangle) -> Rectangle) -> ChartSpot {
        var spot = self
        (spot.area, spot.mark) = (place(area), place(mark))
        return spot
    }
}

extension Rectangle {
    /// Makes the square around a point, whose sides have a distance from it.
    nonisolated init(around centre: Point, _ distance: Double) {
        self.init(
            x: centre.x - distance, y: centre.y - distance, width: 2 * distance,
            height: 2 * distance)
    }

    nonisolated func mirrored(in width: Double) -> Rectangle {
        Rectangle(x: width - right, y: y, width: self.width, height: height)
    }

    nonisolated func moved(by distance: Point) -> Rectangle {
        Rectangle(x: x + distance.x, y: y + distance.y, width: width, height: height)
    }
}

extension ChartLayout {
    /// Lays a drawing out from left to right.
    init(_ drawing: ChartContent, width: Double, _ ruler: ChartRuler) {
        switch drawing {
        case .bars(let chart) where chart.direction == .upright:
            self.init(upright: chart, width: width, ruler)
        case .bars(let chart): self.init(lying: chart, width: width, ruler)
        case .divergingBars(let chart): self.init(diverging: chart, width: width, ruler)
        case .histogram(let chart): self.init(histogram: chart, width: width, ruler)
        case .line(let chart): self.init(line: chart, width: width, ruler)
        case .heatMap(let chart): self.init(heatMap: chart, width: width, ruler)
        case .dots(let chart): self.init(dots: chart, width: width, ruler)
        case .dumbbells(let chart): self.init(dumbbells: chart, width: width, ruler)
        case .map(let chart): self.init(map: chart, width: width, ruler)
        case .multiples(let charts): self.init(multiples: charts, width: width, ruler)
        }
    }

    /// Lays out small charts with their titles, as many in a row as fit.
    private init(multiples charts: [Chart], width: Double, _ ruler: ChartRuler) {
        self.init(width: width)
        let space = (ruler.line * 1.5).rounded()
        let least = charts.map { $0.drawing.leastWidth(ruler) }.max() ?? 1
        let columns = min(max(1, Int((width + space) / (least + space))), max(1, charts.count))
        let part = ((width - Double(columns - 1) * space) / Double(columns)).rounded(.down)
        var (top, lowest) = (0.0, 0.0)
        for (number, chart) in charts.enumerated() {
            let column = number % columns
            if column == 0, number > 0 { top = lowest + space }
            let left = Double(column) * (part + space)
            add(chart.title, x: left, y: top, width: part, ruler, ink: .text, style: .heading)
            let place = Point(x: left, y: top + ruler.line + ruler.gap)
            let layout = ChartLayout(chart.drawing, width: part, ruler)
            add(layout, at: place, group: number)
            lowest = max(lowest, place.y + layout.height)
        }
        height = lowest
    }
}

extension ChartContent {
    /// The least width of the drawing as one of several.
    fileprivate func leastWidth(_ ruler: ChartRuler) -> Double {
        let usual = 14 * ruler.line
        guard case .heatMap(let chart) = self else { return usual }
        let names = chart.rows.map { ruler.width(of: $0) }.max() ?? 0
        return max(usual, names + Double(chart.columns.count) * 0.55 * ruler.line)
    }
}

extension ChartLayout {
    /// Returns the point at a place; of several, the one with the nearest centre.
    func spot(at place: Point) -> Int? {
        spots.indices.filter { spots[$0].area.contains(place) }.min {
            place.distance(to: spots[$0].mark.centre) < place.distance(to: spots[$1].mark.centre)
        }
    }

    /// Returns the point that an arrow key leads to, or the first one without a starting point.
    func spot(beside spot: Int?, _ direction: Direction) -> Int? {
        guard let spot, spots.indices.contains(spot) else { return spots.isEmpty ? nil : 0 }
        let here = spots[spot]
        let near = spots.indices.filter { other in
            guard spots[other].group == here.group, isNext(spot, other, direction) else {
                return false
            }
            switch direction {
            case .left, .right: return spots[other].row == here.row
            case .up, .down: return spots[other].column == here.column
            }
        }
        if let nearest = near.min(by: { isNext($0, $1, direction) }) { return nearest }
        let along = place(of: spot, direction).along
        let elsewhere = spots.indices.filter {
            spots[$0].group != here.group && place(of: $0, direction).along > along + 0.01
        }
        guard let next = nearest(of: elsewhere, to: here, direction, aside: 3) else { return nil }
        let beside = elsewhere.filter { spots[$0].group == spots[next].group }
        return nearest(of: beside, to: here, direction, aside: 0)
    }

    /// Whether another point comes later in a direction. Points at the same distance follow in
    /// their own order.
    private func isNext(_ spot: Int, _ other: Int, _ direction: Direction) -> Bool {
        let (from, to) = (place(of: spot, direction), place(of: other, direction))
        return abs(to.along - from.along) < 0.01 ? to.turn > from.turn : to.along > from.along
    }

    /// Returns the position of a point along a direction, and its order among those at the same
    /// position.
    private func place(of spot: Int, _ direction: Direction) -> (along: Double, turn: Int) {
        let centre = spots[spot].mark.centre
        return switch direction {
        case .left: (-centre.x, -spot)
        case .right: (centre.x, spot)
        case .up: (-centre.y, -spot)
        case .down: (centre.y, spot)
        }
    }

    /// - Parameter aside: the weight of a distance across the direction, compared with one along
    ///   it.
    private func nearest(
        of spots: [Int], to here: ChartSpot, _ direction: Direction, aside: Double
    ) -> Int? {
        func distance(_ spot: Int) -> Double {
            let (from, to) = (here.mark.centre, self.spots[spot].mark.centre)
            let (x, y) = (abs(to.x - from.x), abs(to.y - from.y))
            return switch direction {
            case .left, .right: x + aside * y
            case .up, .down: y + aside * x
            }
        }
        return spots.min { distance($0) < distance($1) }
    }
}

extension Point {
    nonisolated fileprivate func distance(to other: Point) -> Double {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }
}
