import CGtk

/// Shows its child when somebody asks for it. Until then the child is hidden: what GTK folds can still
/// have the keyboard, and is there for assistive technology.
public final class Expander: Bin {
    /// A letter after an underscore in the label is its mnemonic.
    public init(mnemonic label: String, child: Widget) {
        super.init(gtk_expander_new_with_mnemonic(label))
        self.child = child
        showChild()
        connect("notify::expanded") { [weak self] in self?.showChild() }
    }

    private func showChild() { child?.isVisible = isExpanded }

    /// Whether the child is shown.
    public var isExpanded: Bool {
        get { gtk_expander_get_expanded(cast()) != 0 }
        set { gtk_expander_set_expanded(cast(), newValue.gboolean) }
    }
}
