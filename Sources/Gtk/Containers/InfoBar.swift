import CGtk

/// A bar that says something and offers what to do about it.
open class InfoBar: Container {
    /// What a bar or a dialog is about.
    public nonisolated enum Kind: UInt32, Sendable {
        case info, warning, question, error, other
    }

    /// Holds what the bar says, beside its buttons.
    public let content = Box(.horizontal, spacing: 12)

    /// An empty bar, which is revealed.
    public init(_ kind: Kind = .info) {
        super.init(gtk_info_bar_new())
        self.kind = kind
        adopt(content)
        let area = UnsafeMutableRawPointer(gtk_info_bar_get_content_area(cast()))
        gtk_container_add(area?.assumingMemoryBound(to: GtkContainer.self), content.cast())
    }

    /// Decides on colour and accessible role.
    public final var kind: Kind {
        get { Kind(rawValue: gtk_info_bar_get_message_type(cast()).rawValue) ?? .other }
        set { gtk_info_bar_set_message_type(cast(), GtkMessageType(rawValue: newValue.rawValue)) }
    }

    /// Adds a button at the end of the bar.
    @discardableResult
    public final func addButton(_ label: String, response: Response) -> Button {
        let button = Button(label)
        adopt(button)
        gtk_info_bar_add_action_widget(cast(), button.cast(), response.rawValue)
        return button
    }

    /// Whether there is a close button; it, and Escape, respond with `close`.
    public final var showsCloseButton: Bool {
        get { gtk_info_bar_get_show_close_button(cast()) != 0 }
        set { gtk_info_bar_set_show_close_button(cast(), newValue.gboolean) }
    }

    /// Whether the bar has slid into view, or is on its way to.
    public final var isRevealed: Bool {
        get { gtk_info_bar_get_revealed(cast()) != 0 }
        set { gtk_info_bar_set_revealed(cast(), newValue.gboolean) }
    }

    /// Called when a person pressed one of the buttons, `close` included.
    public final func onResponse(_ handler: @escaping (Response) -> Void) {
        SignalConnection.connect(
            pointer, "response", integer: { handler(Response(rawValue: $0)) })
    }

    /// Called when a person closed the bar.
    public final func onClose(_ handler: @escaping () -> Void) {
        onResponse { if $0 == .close { handler() } }
    }
}
