import CGtk

/// A short message in a modal window. It keeps itself until it is answered.
public final class MessageDialog: Window {
    /// Makes a dialog.
    ///
    /// - Parameters:
    ///   - text: the message, in a sentence. It is plain text, as `secondary` is.
    ///   - secondary: further text below the message, or `nil` for none.
    ///   - buttons: the label and the response of each button, the last one outermost.
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
            if let parent { stackButtons(around: last.response, within: parent.size.width) }
        }
    }

    /// Puts the buttons below each other if they are wider than the window behind them, as on a
    /// phone.
    ///
    /// - Parameter response: the response of one of the buttons.
    private func stackButtons(around response: Response, within width: Int) {
        guard let button = gtk_dialog_get_widget_for_response(cast(), response.rawValue),
            let area = gtk_widget_get_parent(button)
        else { return }
        var needed: Int32 = 0
        gtk_widget_get_preferred_width(area, &needed, nil)
        guard Int(needed) > width else { return }
        gtk_orientable_set_orientation(OpaquePointer(area), Orientation.vertical.gtk)
    }

    /// Sets the response of Enter, which is by default that of the last button.
    public func setDefaultResponse(_ response: Response) {
        gtk_dialog_set_default_response(cast(), response.rawValue)
    }

    /// Sets whether the button of a response can be pressed.
    public func setSensitive(_ isSensitive: Bool, for response: Response) {
        gtk_dialog_set_response_sensitive(cast(), response.rawValue, isSensitive.gboolean)
    }

    /// Adds a style class such as `destructive-action` to a button.
    public func addStyleClass(_ name: String, toButtonFor response: Response) {
        guard let button = gtk_dialog_get_widget_for_response(cast(), response.rawValue) else {
            return
        }
        gtk_style_context_add_class(gtk_widget_get_style_context(button), name)
    }

    /// Shows the dialog and returns. Once it is answered it is destroyed, and `completion` is
    /// called.
    public func present(completion: @escaping (Response) -> Void) {
        // The closure keeps the dialog until it is destroyed.
        on("response") { (answer: Int) in
            self.destroy()
            completion(Response(rawValue: Int32(clamping: answer)))
        }
        present()
    }

    /// Shows the dialog until it is answered, and returns the answer: `cancel` if the dialog is
    /// destroyed before.
    public func run() async -> Response {
        var answer = Response.cancel
        on("response") { (number: Int) in answer = Response(rawValue: Int32(clamping: number)) }
        await withCheckedContinuation { continuation in
            onDestroy { continuation.resume() }
            present { _ in }
        }
        return answer
    }
}

/// The answer to a dialog or an info bar. Positive numbers are the program's own.
public nonisolated struct Response: RawRepresentable, Hashable, Sendable {
    /// The number of a `GtkResponseType`, below zero, or one of the program's own.
    public let rawValue: Int32

    /// Makes a response of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The person confirms, or chooses.
    public static let accept = Response(rawValue: GTK_RESPONSE_ACCEPT.rawValue)
    /// The person gives up, and nothing should happen.
    public static let cancel = Response(rawValue: GTK_RESPONSE_CANCEL.rawValue)
    /// The person closes a message.
    public static let close = Response(rawValue: GTK_RESPONSE_CLOSE.rawValue)
}
