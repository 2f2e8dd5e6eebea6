internal import Gtk

extension Box {
    /// Makes a box of children in their order.
    convenience init(_ orientation: Orientation, spacing: Int = Space.none, of children: Widget...)
    {
        self.init(orientation, spacing: spacing)
        for child in children { append(child) }
    }

    /// Adds children in their order at the end.
    func append(_ first: Widget, _ second: Widget, _ others: Widget...) {
        for child in [first, second] + others { append(child) }
    }
}

extension WrapBox {
    /// Makes a box of children in their order.
    convenience init(spacing: Int, of children: Widget...) {
        self.init(spacing: spacing)
        for child in children { append(child) }
    }
}

extension Widget {
    /// Returns the widget in a window that scrolls up and down, and only its content takes the focus.
    func scrolling() -> ScrolledWindow {
        let scrolled = ScrolledWindow(self, horizontal: .never)
        scrolled.isFocusable = false
        return scrolled
    }
}

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
