internal import Gtk
internal import Presentation

/// A bar with a sentence in bold, the reason after it, and buttons.
final class MessageBar: InfoBar {
    private let title = Label()
    private let reason = Label()

    override init(_ kind: Kind = .info) {
        super.init(kind)
        title.textStyle.isBold = true
        for label in [title, reason] {
            label.wraps = true
            label.xalign = 0
            label.halign = .start
        }
        let column = Box(.vertical)
        column.append(title)
        column.append(reason)
        content.append(column, expand: true)
        isRevealed = false
        isVisible = false
    }

    func show(_ message: FailureViewModel?) {
        if let message {
            title.text = message.title
            reason.text = message.reason
            reason.isVisible = !message.reason.isEmpty
        }
        isVisible = message != nil
        isRevealed = message != nil
    }

    @discardableResult
    func addButton(_ label: String, _ action: @escaping () -> Void) -> Button {
        let button = addButton(label, response: .accept)
        button.onClicked(action)
        return button
    }

    /// Adds a close button.
    func onDismiss(_ handler: @escaping () -> Void) {
        showsCloseButton = true
        onResponse { response in
            if response == .close { handler() }
        }
    }
}
