internal import Gtk

/// A choice between a few values by radio buttons with dots. A button that stays pressed would look
/// as if it led elsewhere.
final class Choice: Box {
    /// - Parameter caption: the caption, or `nil` if the context makes it needless.
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
