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
