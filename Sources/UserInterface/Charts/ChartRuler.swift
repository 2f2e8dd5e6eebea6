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
    private var whole: [Key: SetText] = [:]
    private var cut: [Key: SetText] = [:]

    init(_ typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    /// The font in which the words are set.
    var font: Typesetter.Font { typesetter.font }

    func size(of text: String, _ style: ChartWords.Style) -> (width: Double, height: Double) {
        let line = line(text, style)
        return (line.width, line.height)
    }

    func line(_ text: String, _ style: ChartWords.Style) -> SetText {
        let key = Key(text: text, style: style)
        if let line = whole[key] { return line }
        let line = typesetter.line(text, style.typesetting)
        whole[key] = line
        return line
    }

    /// Returns a line of text, cut short if it is wider than the width.
    func line(_ text: String, _ style: ChartWords.Style, within width: Double) -> SetText {
        let line = line(text, style)
        guard line.width > width + 0.5 else { return line }
        let key = Key(text: text, style: style, width: width)
        if let line = cut[key] { return line }
        let short = typesetter.line(text, style.typesetting, width: width)
        cut[key] = short
        return short
    }

    /// Forgets the lines that were cut for another width.
    func forgetCutLines() { cut = [:] }
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
