internal import Gtk
internal import Wording

/// A line of a page with its caption. It is hidden without a text.
final class CaptionedText: Box {
    private let label = Text.body()
    private let words: LongText

    /// - Parameter captions: the group that makes a page's captions equally wide.
    init(_ caption: String, among captions: SizeGroup) {
        words = LongText(label, name: caption)
        super.init(.horizontal, spacing: Space.near)
        let caption = Text.dim(caption)
        caption.valign = .start
        captions.add(caption)
        label.setLabelledBy(caption)
        append(caption)
        append(words)
        isVisible = false
    }

    func show(_ text: String, isDim: Bool = false) {
        words.show(text)
        label.setStyleClass(Style.dim, on: isDim)
        isVisible = words.isVisible
    }
}
