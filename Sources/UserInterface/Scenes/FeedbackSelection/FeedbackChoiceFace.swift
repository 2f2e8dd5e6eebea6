internal import FilmsFeature
internal import Gtk

/// The content of a button for a feedback: its mark, its word, whether it is the present one, and
/// its key.
final class FeedbackChoiceFace: Box {
    private let check = Label("✓")
    private let key = Label()

    init(_ choice: FeedbackChoice) {
        super.init(.horizontal, spacing: Space.near)
        let label = Text.body(choice.label)
        label.hexpand = true
        key.addStyleClass("counterfoil-key")
        let mark = FeedbackMarkView(choice.mark, side: Self.side)
        for part in [mark, label, check, key] as [Widget] {
            part.valign = .center
            append(part)
        }
        (marginStart, marginEnd) = (Space.near, Space.near)
        check.isVisible = false
    }

    private static let side = 20

    /// - Parameters:
    ///   - key: the key that chooses the value.
    ///   - isChosen: whether it is the present one.
    func show(key: String, isChosen: Bool) {
        self.key.text = key
        check.isVisible = isChosen
    }
}
