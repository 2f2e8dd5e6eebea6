internal import Gtk

/// A text in a chart, on one line.
nonisolated struct ChartWords: Hashable, Sendable {
    enum Style: Hashable, Sendable {
        case label
        /// The title of one of several small charts.
        case heading

        var typesetting: Typesetter.Style {
            switch self {
            case .label: Typesetter.Style(scale: 0.9)
            case .heading: Typesetter.Style(scale: 0.9, isBold: true)
            }
        }
    }

    /// The horizontal alignment within the place.
    enum Alignment: Hashable, Sendable {
        case left, centre, right
    }

    var text: String
    /// The area of the text, which is cut short if it is longer.
    var place: Rectangle
    var alignment: Alignment = .left
    var ink: ChartInk = .dimText
    var style: Style = .label
    /// Whether the text runs upwards from the bottom of its place, whose width is the height of a
    /// line.
    var isTurned = false
    /// The colour around the letters, which keeps them readable over a picture, or `nil` for none.
    var halo: ChartInk?

    /// The greatest length of the text.
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

    /// Returns the left edge of a text of a width.
    func left(of width: Double) -> Double {
        switch alignment {
        case .left: place.x
        case .centre: place.x + (place.width - width) / 2
        case .right: place.right - width
        }
    }
}

extension ChartLayout {
    /// Adds a text on one line, from its upper left corner.
    mutating func add(
        _ text: String, x: Double, y: Double, width: Double, _ ruler: ChartRuler,
        _ alignment: ChartWords.Alignment = .left, ink: ChartInk = .dimText,
        style: ChartWords.Style = .label
    ) {
        words.append(
            ChartWords(
                text: text, place: Rectangle(x: x, y: y, width: width, height: ruler.line),
                alignment: alignment, ink: ink, style: style))
    }
}
