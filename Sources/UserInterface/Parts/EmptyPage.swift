internal import Gtk

/// The page of a view that has nothing to show: an icon, a title, a sentence, and the one step that
/// leads on.
final class EmptyPage: Box {
    private let icon: Image
    private let title = Text.heading(style: "counterfoil-verdict")
    private let sentence = Text.dim()
    private let step: Button?

    /// - Parameters:
    ///   - iconName: a symbolic icon, which says no more than the title.
    ///   - step: the button of the step, or `nil` if there is none.
    init(_ iconName: String, title: String = "", step: Button? = nil) {
        icon = Image(iconName: iconName)
        self.step = step
        super.init(.vertical, spacing: Space.near)
        halign = .center
        valign = .center
        margin = Space.page
        icon.pixelSize = 64
        icon.addStyleClass(Style.dim)
        for label in [self.title, sentence] {
            label.xalign = 0.5
            label.halign = .center
            label.maxWidthChars = 40
            label.justification = .center
        }
        append(icon, self.title, sentence)
        if let step {
            step.halign = .center
            // A long label should not make the view wider.
            step.wrapsLabel()
            append(step)
        }
        show(title)
    }

    /// Shows other words. The step is hidden while its button has no label.
    func show(_ title: String, sentence: String = "") {
        self.title.show(title)
        icon.accessibleName = title.isEmpty ? sentence : title
        self.sentence.show(sentence)
        step?.isVisible = step?.label != ""
    }
}
