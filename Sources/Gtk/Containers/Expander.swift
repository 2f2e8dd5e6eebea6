import CGtk

/// A heading that shows the widget after it while it is expanded, and hides it otherwise.
///
/// The widget is not inside the expander, whose heading GTK would leave on the left from right to
/// left, too.
public final class Expander: Widget {
    /// The widget that is shown or hidden, which belongs into the container after the expander.
    public let content: Widget

    /// Makes an expander, folded. A letter after an underscore in the label is its mnemonic.
    public init(mnemonic label: String, content: Widget) {
        self.content = content
        super.init(gtk_expander_new_with_mnemonic(label))
        halign = .start
        showContent()
        on("notify::expanded") { [weak self] in self?.showContent() }
    }

    /// Calls `handler` after a person has unfolded or folded the content.
    public func onExpanded(_ handler: @escaping (Bool) -> Void) {
        connectChange("notify::expanded", of: \Expander.isExpanded, handler)
    }

    private func showContent() { content.isVisible = isExpanded }

    /// Whether the content is shown.
    public var isExpanded: Bool {
        get { gtk_expander_get_expanded(cast()) != 0 }
        set { silently { gtk_expander_set_expanded(cast(), newValue.gboolean) } }
    }
}
