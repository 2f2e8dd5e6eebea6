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

protocol MeasuresWords: AnyObject {
    /// Returns the size of a text on one line.
    func size(of text: String, _ style: ChartWords.Style) -> (width: Double, height: Double)
}

/// Lays out the words of a chart, and caches them.
final class ChartTypesetter: MeasuresWords {
    private struct Key: Hashable {
        let text: String
        let style: ChartWords.Style
        var width: Double?
    }

    private let typesetter: Typesetter
    private var known: [Key: SetText] = [:]

    init(_ typesetter: Typesetter) { self.typesetter = typesetter }

    var font: Typesetter.Font { typesetter.font }

    func size(of text: String, _ style: ChartWords.Style) -> (width: Double, height: Double) {
        let line = line(Key(text: text, style: style))
        return (line.width, line.height)
    }

    /// Returns a line of text, cut short if it is wider than the width.
    func line(_ text: String, _ style: ChartWords.Style, within width: Double) -> SetText {
        let whole = line(Key(text: text, style: style))
        guard whole.width > width + 0.5 else { return whole }
        return line(Key(text: text, style: style, width: width))
    }

    private func line(_ key: Key) -> SetText {
        if let line = known[key] { return line }
        let line = typesetter.line(key.text, key.style.typesetting, width: key.width)
        known[key] = line
        return line
    }

    /// Forgets the lines that were cut for another width.
    func forgetCutLines() { known = known.filter { $0.key.width == nil } }
}

/// The lengths of a chart, which grow with its font.
struct ChartRuler {
    let words: any MeasuresWords
    /// The height of a line of labels.
    let line: Double

    init(_ words: any MeasuresWords) {
        self.words = words
        line = max(1, words.size(of: "0", .label).height)
    }

    /// The space between a label and the mark it belongs to.
    var gap: Double { (line * 0.5).rounded() }

    func width(of text: String, _ style: ChartWords.Style = .label) -> Double {
        text.isEmpty ? 0 : words.size(of: text, style).width.rounded(.up) + 1
    }
}
