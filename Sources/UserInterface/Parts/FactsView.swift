internal import Gtk
internal import Presentation

/// A captioned line for each fact.
final class FactsView: Box {
    private let captions: SizeGroup
    private var lines: [(caption: String, text: CaptionedText)] = []

    init(among captions: SizeGroup) {
        self.captions = captions
        super.init(.vertical, spacing: Space.close)
        isVisible = false
    }

    func show(_ facts: [Fact]) {
        if lines.map(\.caption) != facts.map(\.caption) {
            for line in lines { remove(line.text) }
            lines = facts.map { ($0.caption, CaptionedText($0.caption, among: captions)) }
            for line in lines { append(line.text) }
        }
        for (line, fact) in zip(lines, facts) { line.text.show(fact.text, isDim: fact.isMinor) }
        isVisible = lines.contains { $0.text.isVisible }
    }
}
