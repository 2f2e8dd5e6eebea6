internal import Gtk

/// Words of a picture, on one line.
nonisolated struct ChartWords: Hashable, Sendable {
    enum Style: Hashable, Sendable {
        case label
        /// The name of one of several small pictures.
        case heading

        var typesetting: Typesetter.Style {
            switch self {
            case .label: Typesetter.Style(scale: 0.9)
            case .heading: Typesetter.Style(scale: 0.9, isBold: true)
            }
        }
    }

    /// At which end of their place they stand.
    enum Alignment: Hashable, Sendable {
        case left, centre, right
    }

    var text: String
    /// Where they have room; longer ones are cut short.
    var place: Rectangle
    var alignment: Alignment = .left
    var ink: ChartInk = .dimText
    var style: Style = .label
    /// Whether they go upwards from the bottom of their place, which is as wide as a line is high.
    var isTurned = false

    /// How long they may be.
    var room: Double { isTurned ? place.height : place.width }

    func mirrored(in width: Double) -> ChartWords {
        var words = self
        words.place = place.mirrored(in: width)
        words.alignment =
            switch alignment {
            case .left: .right
            case .centre: .centre
            case .right: .left
            }
        return words
    }

    func moved(by distance: Point) -> ChartWords {
        var words = self
        words.place = place.moved(by: distance)
        return words
    }

    /// The left edge of words that are so wide.
    func left(of width: Double) -> Double {
        switch alignment {
        case .left: place.x
        case .centre: place.x + (place.width - width) / 2
        case .right: place.right - width
        }
    }
}
