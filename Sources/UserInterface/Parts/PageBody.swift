internal import Gtk

/// The scrolling content of a page: a head over cards, which lie side by side if they fit. It never
/// makes the window wider.
final class PageBody: ScrolledWindow {
    /// Is called when the heading scrolls out of view or back.
    var onHeadingPassed: () -> Void = {}

    /// Whether the heading is above the visible part of the page.
    private(set) var hasPassedHeading = false
    private weak var heading: Widget?

    /// The least width of a page beside the list, and of a window that has no room for both, in
    /// pixels. Text of the usual size fits into it.
    private static let leastWidth = 320

    /// - Parameters:
    ///   - head: the widgets at the top, one below the other.
    ///   - blocks: the cards.
    ///   - others: further widgets among the cards, after them.
    ///   - heading: the heading of the page, or `nil` if it is the first of the head.
    convenience init(
        _ head: [Widget], blocks: [Block], others: [Widget] = [], heading: Widget? = nil
    ) {
        let column = Box(.vertical, spacing: Space.part)
        for part in head { column.append(part) }
        let columns = ColumnsBox(spacing: Space.near)
        for card in blocks + others { columns.append(card) }
        column.append(columns)
        self.init(column, heading: heading ?? head.first)
    }

    /// - Parameter heading: the heading of the page, which may scroll out of view.
    init(_ content: Widget, heading: Widget?) {
        self.heading = heading
        let column = Box(.vertical, of: Self.ruler(), content)
        column.halign = .center
        column.valign = .start
        column.marginTop = Space.page
        column.marginBottom = Space.page
        column.marginStart = Space.near
        column.marginEnd = Space.near
        column.hexpand = true
        super.init(column)
        setMinContentWidth(Self.leastWidth)
        vexpand = true
        onScroll { [weak self] in self?.lookForHeading() }
    }

    /// Returns the body of a page, or `nil` if it has none.
    static func of(_ page: Widget) -> PageBody? {
        (page as? Container)?.children.lazy.compactMap { $0 as? PageBody }.first
    }

    private func lookForHeading() {
        guard let heading else { return }
        let hasPassed = hasPassed(heading)
        guard hasPassed != hasPassedHeading else { return }
        hasPassedHeading = hasPassed
        onHeadingPassed()
    }

    /// Returns an invisible widget that makes the column prefer a width even if its lines are
    /// short. A size request would enforce the width.
    private static func ruler() -> Widget {
        let width = Label(String(repeating: "\u{2003}", count: 36))
        width.ellipsis = .end
        return Revealer(child: width)
    }
}

/// A card about one subject of a page, with a caption. It is visible while some of its content is.
final class Block: Box {
    private let content: [Widget]

    init(_ caption: String, _ content: [Widget]) {
        self.content = content
        super.init(.vertical, spacing: Space.close)
        addStyleClass(Style.card)
        append(Text.caption(caption))
        for part in content { append(part) }
        isVisible = false
    }

    /// Updates the visibility after the content was filled.
    func update() {
        isVisible = content.contains { $0.isVisible }
    }
}

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
