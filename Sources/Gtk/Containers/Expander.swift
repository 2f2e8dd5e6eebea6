import CGtk

/// Shows its child when somebody asks for it.
public final class Expander: Bin {
    /// A letter after an underscore in the label is its mnemonic.
    public init(mnemonic label: String, child: Widget) {
        super.init(gtk_expander_new_with_mnemonic(label))
        self.child = child
    }

    /// Whether the child is shown.
    public var isExpanded: Bool {
        get { gtk_expander_get_expanded(cast()) != 0 }
        set { gtk_expander_set_expanded(cast(), newValue.gboolean) }
    }
}
