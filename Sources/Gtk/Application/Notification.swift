import CGtk

/// A notification of the desktop, which is shown whichever window is in front.
public struct Notification {
    /// An action of the program, by its name without `app.`, and the text that is passed to it.
    public struct Target {
        let action: String
        let text: String

        /// Makes a target of an action that was added to `Application`.
        public init(_ action: String, _ text: String) {
            self.action = action
            self.text = text
        }
    }

    private let title: String
    private let body: String
    private let target: Target
    private let button: (label: String, target: Target)?

    /// Makes a notification.
    ///
    /// - Parameters:
    ///   - target: the action of a click on it.
    ///   - button: a button, which not every desktop shows.
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
    /// Shows a notification, in place of an earlier one with that id. Without a desktop that shows
    /// notifications this does nothing.
    public func send(_ notification: Notification, with id: String) {
        notification.send(with: id, by: self)
    }

    /// Withdraws a notification, if it is still shown.
    public func withdrawNotification(_ id: String) {
        g_application_withdraw_notification(cast(), id)
    }
}
