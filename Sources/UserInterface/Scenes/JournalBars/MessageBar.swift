internal import Gtk
internal import Presentation

/// A bar with a sentence in bold, the reason after it, and buttons.
final class MessageBar: InfoBar {
    /// The time that news stays, in milliseconds: long enough to be read twice.
    static let timeOfNews = 15_000

    private let title = Label()
    private let reason = Label()
    private let buttons = Box(.horizontal, spacing: Space.close)
    private let line = Box(.horizontal, spacing: Space.near)
    /// The least width of the bar, in pixels, for buttons beside the text instead of below it.
    private static let leastWidthForButtonsBeside = 480
    private var leaving: ScheduledCall?
    private var onLeave: (() -> Void)?
    /// Is called when the bar appears, disappears or shows another text.
    var onShown: () -> Void = {}

    override init(_ kind: Kind = .info) {
        super.init(kind)
        title.isBold = true
        for label in [title, reason] {
            label.wraps = true
            label.xalign = 0
            label.halign = .start
        }
        let column = Box(.vertical, of: title, reason)
        column.valign = .center
        if let sign = Self.sign(of: kind) {
            content.append(sign)
            addStyleClass(Style.grave)
        }
        line.append(column, expand: true)
        line.append(buttons)
        buttons.halign = .end
        buttons.valign = .center
        buttons.isVisible = false
        content.append(line, expand: true)
        content.hexpand = true
        isRevealed = false
        isVisible = false
        onResized { [weak self] in
            ScheduledCall.idle { [weak self] in self?.placeButtons() }
        }
    }

    private func placeButtons() {
        // A toast is as wide as its words, so the room is that of its parent.
        let isNarrow = (parent ?? self).allocatedSize.width < Self.leastWidthForButtonsBeside
        let wanted: Orientation = isNarrow ? .vertical : .horizontal
        if line.orientation != wanted { line.orientation = wanted }
    }

    /// Returns the icon that sets an error or a warning apart in themes that colour all bars alike.
    private static func sign(of kind: Kind) -> Image? {
        let (icon, name): (String, String)
        switch kind {
        case .error: (icon, name) = ("dialog-error-symbolic", localized("Error"))
        case .warning: (icon, name) = ("dialog-warning-symbolic", localized("Warning"))
        default: return nil
        }
        let sign = Image(iconName: icon)
        sign.accessibleName = name
        sign.valign = .center
        return sign
    }

    func show(_ message: FailureViewModel?) {
        if let message {
            // A message that repeats the shown text is not new.
            if !isVisible || message.title != title.text || message.reason != reason.text {
                announce(words(of: message))
            }
            accessibleName = words(of: message)
            title.text = message.title
            reason.text = message.reason
            reason.isVisible = !message.reason.isEmpty
        }
        isVisible = message != nil
        isRevealed = message != nil
        leaving?.cancel()
        if message != nil { leaveLater() }
        onShown()
    }

    private func words(of message: FailureViewModel) -> String {
        [message.title, message.reason].filter { !$0.isEmpty }.joined(separator: " ")
    }

    isolated deinit { leaving?.cancel() }

    /// Makes the bar disappear after a while, but not while the focus or the pointer is in it.
    ///
    /// - Parameter handler: is called when it has disappeared.
    func leavesByItself(_ handler: @escaping () -> Void) { onLeave = handler }

    private func leaveLater() {
        guard onLeave != nil else { return }
        leaving = .after(milliseconds: Self.timeOfNews) { [weak self] in self?.leave() }
    }

    /// Hides the bar, unless the focus or the pointer is in it.
    func leave() {
        guard isVisible else { return }
        if hasFocusInside || hasPointer { return leaveLater() }
        giveWay()
    }

    /// Hides the bar at once, for other news.
    func giveWay() {
        guard let onLeave, isVisible else { return }
        leaving?.cancel()
        isVisible = false
        isRevealed = false
        onShown()
        onLeave()
    }

    @discardableResult
    func addButton(_ label: String, _ action: @escaping () -> Void) -> Button {
        let button = Button(label)
        buttons.append(button)
        buttons.isVisible = true
        button.onClicked(action)
        return button
    }

    /// Adds a close button.
    func onDismiss(_ handler: @escaping () -> Void) {
        showsCloseButton = true
        closeButtonName = localized("Close this message")
        onResponse { response in
            if response == .close { handler() }
        }
    }
}
