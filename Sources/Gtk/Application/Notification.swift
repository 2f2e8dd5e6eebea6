import CGtk

/// Something that the desktop tells a person, whatever window is in front.
public struct Notification {
    /// An action of the program, by its name without the `app.`, and the text that it is told.
    public struct Target {
        let action: String
        let text: String

        /// The action has to be one of `Application`.
        public init(_ action: String, _ text: String) {
            self.action = action
            self.text = text
        }
    }

    private let title: String
    private let body: String
    private let target: Target
    private let button: (label: String, target: Target)?

    /// - Parameters:
    ///   - target: what a click on it does.
    ///   - button: a button of it, where the desktop shows any.
    public init(
        title: String, body: String, target: Target, button: (label: String, target: Target)? = nil
    ) {
        self.title = title
        self.body = body
        self.target = target
        self.button = button
    }

    fileprivate func send(with id: String, by application: Application) {
        guard let notification = g_notification_new(title) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(notification)) }
        g_notification_set_body(notification, body)
        g_notification_set_default_action_and_target_value(
            notification, "app.\(target.action)", g_variant_new_string(target.text))
        if let button {
            g_notification_add_button_with_target_value(
                notification, button.label, "app.\(button.target.action)",
                g_variant_new_string(button.target.text))
        }
        g_application_send_notification(application.cast(), id, notification)
    }
}

extension Application {
    /// Shows a notification in the place of the one with that id. Without a desktop nobody sees it.
    public func send(_ notification: Notification, with id: String) {
        notification.send(with: id, by: self)
    }

    /// Takes a notification away again, if it is still there.
    public func withdrawNotification(_ id: String) {
        g_application_withdraw_notification(cast(), id)
    }
}
