internal import Gtk

/// A choice between a few values with a dot at the one that is chosen: a button that stays pressed would look as
/// if it led elsewhere.
final class Choice: Box {
    /// - Parameter caption: says what is chosen; nil where what is around says so.
    init<Value>(_ group: RadioGroup<Value>, caption: String? = nil) {
        super.init(.horizontal, spacing: Space.near)
        if let caption {
            let label = Text.dim(caption)
            label.valign = .center
            append(label)
        }
        group.showsDots = true
        group.addStyleClass("counterfoil-dots")
        group.valign = .center
        append(group, expand: true)
    }
}
