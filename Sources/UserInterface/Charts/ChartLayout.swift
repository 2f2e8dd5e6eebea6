internal import Gtk

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

    init(width: Double, height: Double = 0) {
        (self.width, self.height) = (width, height)
    }

    /// The layout for right-to-left languages.
    var mirrored: ChartLayout {
        guard !hasOneSide else { return self }
        var layout = self
        layout.shapes = shapes.map { $0.mirrored(in: width) }
        layout.words = words.map { $0.mirrored(in: width) }
        layout.spots = spots.map { spot in
            var spot = spot
            spot.area = spot.area.mirrored(in: width)
            spot.mark = spot.mark.mirrored(in: width)
            return spot
        }
        return layout
    }

    /// Adds the layout of another chart.
    mutating func add(_ part: ChartLayout, at place: Point, group: Int) {
        shapes += part.shapes.map { $0.moved(by: place) }
        words += part.words.map { $0.moved(by: place) }
        spots += part.spots.map { spot in
            var spot = spot
            spot.area = spot.area.moved(by: place)
            spot.mark = spot.mark.moved(by: place)
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
}

extension Rectangle {
    nonisolated func mirrored(in width: Double) -> Rectangle {
        Rectangle(x: width - right, y: y, width: self.width, height: height)
    }

    nonisolated func moved(by distance: Point) -> Rectangle {
        Rectangle(x: x + distance.x, y: y + distance.y, width: width, height: height)
    }
}
