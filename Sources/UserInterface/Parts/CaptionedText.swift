internal import Gtk
internal import Presentation

/// A text of a page beside its caption, or below it where there is no room. It is hidden without a
/// text.
final class CaptionedText: Box {
    private let label = Text.body()
    private let words: LongText

    /// - Parameter captions: the group that makes a page's captions equally wide.
    init(_ caption: String, among captions: SizeGroup) {
        words = LongText(label, name: caption)
        super.init(layout: CaptionLayout.init)
        spacing = Space.near
        let caption = Text.dim(caption)
        captions.add(caption)
        label.setLabelledBy(caption)
        append(caption, words)
        isVisible = false
    }

    func show(_ text: String, isDim: Bool = false) {
        words.show(text)
        label.setStyleClass(Style.dim, on: isDim)
        isVisible = words.isVisible
    }
}

/// A layout of a caption and its text.
nonisolated struct CaptionLayout: BoxLayout {
    let box: BoxContents

    /// The least width of a text beside its caption, in pixels.
    private static let leastWidthOfText: Int = 120

    var leastWidth: Int { box.leastWidth }

    var width: Int {
        guard let caption, let text else { return box.leastWidth }
        return caption.natural + box.spacing + max(text.natural, Self.leastWidthOfText)
    }

    func height(for width: Int) -> Int {
        let heights = parts(in: width).map { $0.0.height(for: $0.width) }
        return (isBeside(in: width) ? heights.max() : heights.reduce(0, +)) ?? 0
    }

    func place(in area: BoxArea) {
        var (x, y) = (0, area.y)
        for (part, width) in parts(in: area.width) {
            let left = box.isRightToLeft ? area.width - x - width : x
            let height = part.height(for: width)
            part.place(in: BoxArea(x: area.x + left, y: y, width: width, height: height))
            if isBeside(in: area.width) { x += width + box.spacing } else { y += height }
        }
    }

    private var caption: BoxChild? { box.children.first }
    private var text: BoxChild? { box.children.dropFirst().first }

    private func isBeside(in width: Int) -> Bool {
        guard let caption, let text else { return true }
        return width >= caption.natural + box.spacing + max(text.minimum, Self.leastWidthOfText)
    }

    /// The visible children with their widths.
    private func parts(in width: Int) -> [(BoxChild, width: Int)] {
        guard isBeside(in: width), let caption, let text else {
            return box.children.map { ($0, width: width) }
        }
        return [(caption, caption.natural), (text, width - caption.natural - box.spacing)]
    }
}

/// A captioned line for each fact.
final class FactsView: Box {
    private let captions: SizeGroup
    private var lines: [(caption: String, text: CaptionedText)] = []

    init(among captions: SizeGroup) {
        self.captions = captions
        super.init(.vertical, spacing: Space.close)
        isVisible = false
    }

    func show(_ facts: some Collection<Fact>) {
        if lines.map(\.caption) != facts.map(\.caption) {
            for line in lines { remove(line.text) }
            lines = facts.map { ($0.caption, CaptionedText($0.caption, among: captions)) }
            for line in lines { append(line.text) }
        }
        for (line, fact) in zip(lines, facts) { line.text.show(fact.text, isDim: fact.isMinor) }
        isVisible = lines.contains { $0.text.isVisible }
    }
}
