internal import Gtk

extension Box {
    /// Makes a box of children in their order.
    ///
    /// - Parameters:
    ///   - margin: the margin on all sides.
    ///   - expanding: a child after those that takes the space that is left over, before `rest`.
    convenience init(
        _ orientation: Orientation, spacing: Int = Space.none, margin: Int? = nil,
        of children: Widget..., expanding: Widget? = nil, then rest: Widget...
    ) {
        self.init(orientation, spacing: spacing)
        if let margin { self.margin = margin }
        for child in children { append(child) }
        if let expanding { append(expanding, expand: true) }
        for child in rest { append(child) }
    }

    /// Adds children in their order at the end.
    ///
    /// - Parameter expanding: a child after those that takes the space that is left over.
    func append(_ first: Widget, _ second: Widget, _ others: Widget..., expanding: Widget? = nil) {
        for child in [first, second] + others { append(child) }
        if let expanding { append(expanding, expand: true) }
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
    /// Adds style classes, and returns the widget.
    func styled(_ classes: String...) -> Self {
        for name in classes { addStyleClass(name) }
        return self
    }

    /// Returns the widget in a window that scrolls up and down, and only its content takes the focus.
    func scrolling() -> ScrolledWindow {
        let scrolled = ScrolledWindow(self, horizontal: .never)
        scrolled.isFocusable = false
        return scrolled
    }
}
