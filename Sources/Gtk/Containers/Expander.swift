import CGtk

/// A container that shows its child while it is expanded. The child is hidden otherwise: GTK would
/// let the folded child keep the keyboard focus, and expose it to assistive technology.
public final class Expander: Bin {
    /// Makes an expander, folded. A letter after an underscore in the label is its mnemonic.
    public init(mnemonic label: String, child: Widget) {
        super.init(gtk_expander_new_with_mnemonic(label))
        // Otherwise the arrow is on the left from right to left, too.
        gtk_expander_set_label_fill(cast(), 1)
        gtk_label_set_xalign(
            UnsafeMutableRawPointer(gtk_expander_get_label_widget(cast()))?
                .assumingMemoryBound(to: GtkLabel.self), 0)
        self.child = child
        showChild()
        on("notify::expanded") { [weak self] in self?.showChild() }
    }

    /// Calls `handler` after the person, or the program, has unfolded or folded the child.
    public func onExpanded(_ handler: @escaping (Bool) -> Void) {
        on("notify::expanded") { [weak self] in
            if let self { handler(isExpanded) }
        }
    }

    private func showChild() { child?.isVisible = isExpanded }

    /// Whether the child is shown.
    public var isExpanded: Bool {
        get { gtk_expander_get_expanded(cast()) != 0 }
        set { silently { gtk_expander_set_expanded(cast(), newValue.gboolean) } }
    }
}
