internal import Gtk

/// A card about one subject of a page, with a caption. It is visible while some of its content is.
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

    /// Updates the visibility after the content was filled.
    func update() {
        isVisible = content.contains { $0.isVisible }
    }
}
