internal import Gtk

/// A part of a page that is about one subject: a card with a caption. It is there as long as something in
/// it is.
final class Block: Box {
    private let content: [Widget]

    init(_ caption: String, _ content: [Widget]) {
        self.content = content
        super.init(.vertical, spacing: Space.close)
        addStyleClass(Style.card)
        append(Text.caption(caption))
        for part in content { append(part) }
        isVisible = false
    }

    /// Called after what is in it was filled.
    func update() {
        isVisible = content.contains { $0.isVisible }
    }
}
