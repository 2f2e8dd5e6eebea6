internal import Gtk

/// What a picture looks like at a width: shapes, words, and where its points are. It is a value, and
/// knows neither what it is drawn on nor in which colours.
nonisolated struct ChartLayout: Hashable, Sendable {
    var width: Double
    var height: Double
    /// In the order in which they are drawn.
    var shapes: [ChartShape] = []
    var words: [ChartWords] = []
    /// In the order of the drawing's points.
    var spots: [ChartSpot] = []

    init(width: Double, height: Double = 0) {
        (self.width, self.height) = (width, height)
    }

    /// The same for those who read from right to left.
    var mirrored: ChartLayout {
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

    /// Puts another picture into this one.
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

/// Where a point of a picture is.
nonisolated struct ChartSpot: Hashable, Sendable {
    /// What of the picture is pointed at to point at it.
    var area: Rectangle
    /// The shape itself, around which it is shown that the keyboard is there.
    var mark: Rectangle
    /// To the left and right of it are those of the same row.
    var row: Int
    /// Above and below it are those of the same column.
    var column: Int
    /// Which of several small pictures it is in.
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
