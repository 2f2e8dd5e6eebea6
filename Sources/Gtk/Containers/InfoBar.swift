import CGtk

/// A bar with a message and buttons to act on it.
open class InfoBar: Container {
    /// The kind of message in a bar or a dialog.
    public nonisolated enum Kind: UInt32, Sendable {
        case info, warning, question, error, other
    }

    /// The box of the message, beside the buttons.
    public let content = Box(.horizontal, spacing: 12)

    /// Makes an empty bar, which is revealed.
    public init(_ kind: Kind = .info) {
        super.init(gtk_info_bar_new())
        self.kind = kind
        adopt(content)
        gtk_container_add(gtk_info_bar_get_content_area(cast())?.cast(), content.cast())
    }

    /// The kind of message, which decides on colour and accessible role.
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

    /// The close button's accessible name.
    public final var closeButtonName: String? {
        get { closeButton.flatMap { String(borrowing: atk_object_get_name($0)) } }
        set {
            guard let closeButton else { return }
            atk_object_set_name(closeButton, ShownText.line(newValue ?? ""))
        }
    }

    /// The accessible of the close button, which GTK makes itself.
    private var closeButton: UnsafeMutablePointer<AtkObject>? {
        descendants.first {
            $0.isInstance(of: gtk_button_get_type())
                && gtk_style_context_has_class(gtk_widget_get_style_context($0), "close") != 0
        }.flatMap { gtk_widget_get_accessible($0) }
    }

    /// Whether the bar has slid into view, or is on its way to.
    public final var isRevealed: Bool {
        get { gtk_info_bar_get_revealed(cast()) != 0 }
        set { gtk_info_bar_set_revealed(cast(), newValue.gboolean) }
    }

    /// Calls `handler` when a person presses one of the buttons, `close` included.
    public final func onResponse(_ handler: @escaping (Response) -> Void) {
        on("response") { (answer: Int) in
            handler(Response(rawValue: Int32(clamping: answer)))
        }
    }
}
