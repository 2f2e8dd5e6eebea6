internal import Gtk

/// Measures words.
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

    init(_ typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    /// The font in which the words are set.
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
