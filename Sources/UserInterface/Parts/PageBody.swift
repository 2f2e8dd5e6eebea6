internal import Gtk

/// The column of a page's content, which scrolls: a head over what there is to say, in cards that lie side by
/// side where there is room. It never makes the window wider.
final class PageBody: ScrolledWindow {
    /// Called when the heading has gone out of sight, or come back.
    var onHeadingPassed: () -> Void = {}

    /// Whether the heading is above what is to be seen of the page.
    private(set) var hasPassedHeading = false
    private weak var heading: Widget?

    /// The least width that the list leaves to a page, and a window that has no room for both;
    /// text of the usual size fits into it.
    private static let leastWidth = 320

    /// - Parameters:
    ///   - head: one under another.
    ///   - blocks: a subject each.
    ///   - others: what else stands among them, after them.
    ///   - heading: says what the page is about; nil where the first of the head does.
    convenience init(
        _ head: [Widget], blocks: [Block], others: [Widget] = [], heading: Widget? = nil
    ) {
        let column = Box(.vertical, spacing: Space.part)
        for part in head { column.append(part) }
        let columns = ColumnsBox(spacing: Space.near)
        for block in blocks { columns.append(block) }
        for other in others { columns.append(other) }
        column.append(columns)
        self.init(column, heading: heading ?? head.first)
    }

    /// - Parameter heading: says what the page is about, and may be scrolled out of sight.
    init(_ content: Widget, heading: Widget?) {
        self.heading = heading
        let column = Box(.vertical)
        column.append(Self.ruler())
        column.append(content)
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

    /// What a page shows, where that is a body.
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

    /// Asks for the width of a column where there is room, however short its lines are, and does
    /// not insist; a size request would. It is never seen.
    private static func ruler() -> Widget {
        let width = Label(String(repeating: "\u{2003}", count: 36))
        width.ellipsis = .end
        return Revealer(child: width)
    }
}
