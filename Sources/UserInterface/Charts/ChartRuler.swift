internal import Gtk

/// Says how wide words are.
protocol MeasuresWords: AnyObject {
    /// How wide and high words are on one line.
    func size(of text: String, _ style: ChartWords.Style) -> (width: Double, height: Double)
}

/// Lays the words of pictures out, and keeps them for as long as they are drawn again.
final class ChartTypesetter: MeasuresWords {
    private struct Key: Hashable {
        let text: String
        let style: ChartWords.Style
        let width: Double?
    }

    private let typesetter: Typesetter
    private var known: [Key: SetText] = [:]

    init(_ typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    func size(of text: String, _ style: ChartWords.Style) -> (width: Double, height: Double) {
        let line = line(text, style)
        return (line.width, line.height)
    }

    /// - Parameter width: where it is cut short; nil for nowhere.
    func line(_ text: String, _ style: ChartWords.Style, width: Double? = nil) -> SetText {
        let key = Key(text: text, style: style, width: width)
        if let line = known[key] { return line }
        let line = typesetter.line(text, style.typesetting, width: width)
        known[key] = line
        return line
    }
}

/// The lengths of a picture, which grow with its text.
struct ChartRuler {
    let words: any MeasuresWords
    /// The height of a line of labels.
    let line: Double

    init(_ words: any MeasuresWords) {
        self.words = words
        line = max(1, words.size(of: "0", .label).height)
    }

    /// Between a label and what it belongs to.
    var gap: Double { (line * 0.5).rounded() }

    func width(of text: String, _ style: ChartWords.Style = .label) -> Double {
        text.isEmpty ? 0 : words.size(of: text, style).width.rounded(.up) + 1
    }
}
