import CGtk

/// A short message in a modal window of its own. It keeps itself until it is answered.
public final class MessageDialog: Window {
    /// - Parameters:
    ///   - text: the message, in a sentence. Plain text, as `secondary` is.
    ///   - secondary: what there is to say beyond that.
    ///   - buttons: label and response of each, the last one outermost.
    public init(
        _ kind: InfoBar.Kind = .info, text: String, secondary: String? = nil,
        buttons: [(label: String, response: Response)], parent: Window? = nil
    ) {
        let dialog: UnsafeMutablePointer<GtkWidget> = counterfoil_message_dialog_new(
            parent?.cast(), GtkMessageType(rawValue: kind.rawValue),
            ShownText.line(text))
        super.init(window: dialog)
        if let secondary {
            counterfoil_message_dialog_set_secondary_text(dialog, ShownText.label(secondary))
        }
        for (label, response) in buttons {
            gtk_dialog_add_button(cast(), label, response.rawValue)
        }
        if let last = buttons.last {
            gtk_dialog_set_default_response(cast(), last.response.rawValue)
        }
    }

    /// The answer that Enter gives; the last button's unless set.
    public func setDefaultResponse(_ response: Response) {
        gtk_dialog_set_default_response(cast(), response.rawValue)
    }

    /// Says whether there is anything in pressing a button.
    public func setSensitive(_ isSensitive: Bool, for response: Response) {
        gtk_dialog_set_response_sensitive(cast(), response.rawValue, isSensitive.gboolean)
    }

    /// Marks a button by a style class such as `destructive-action`.
    public func addStyleClass(_ name: String, toButtonFor response: Response) {
        guard let button = gtk_dialog_get_widget_for_response(cast(), response.rawValue) else {
            return
        }
        gtk_style_context_add_class(gtk_widget_get_style_context(button), name)
    }

    /// Shows the dialog and returns. Once answered it is gone, and `completion` is called.
    public func present(completion: @escaping (Response) -> Void) {
        // The closure keeps the dialog; destroying it breaks the circle.
        SignalConnection.connect(
            pointer, "response",
            integer: { answer in
                self.destroy()
                completion(Response(rawValue: answer))
            })
        present()
    }
}
