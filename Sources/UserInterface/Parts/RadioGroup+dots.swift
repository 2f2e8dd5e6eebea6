internal import Gtk

extension RadioGroup {
    /// Marks the chosen value by a dot, because a button that stays pressed would look as if it led
    /// elsewhere.
    func markWithDot() {
        showsDots = true
        addStyleClass("counterfoil-dots")
    }

    /// Marks the chosen value by a dot.
    ///
    /// - Returns: the choice beside its caption, or below it where there is no room.
    func dotted(caption: String) -> Widget {
        markWithDot()
        accessibleName = caption
        let label = Text.dim(caption)
        for part in [label, self] as [Widget] { part.valign = .center }
        let choice = WrapBox(spacing: Space.near, of: label, self)
        return choice
    }
}
