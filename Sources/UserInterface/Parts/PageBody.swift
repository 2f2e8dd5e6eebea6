internal import Gtk

/// The column of a page's content, which scrolls. It is of readable width or narrower if there is less
/// room, and never makes the window wider.
enum PageBody {
    /// The least width that the list leaves to a page, and a window that has no room for both;
    /// text of the usual size fits into it.
    private static let leastWidth = 320

    static func scrolling(_ content: Widget) -> ScrolledWindow {
        let column = Box(.vertical)
        column.append(ruler())
        column.append(content)
        column.halign = .center
        column.valign = .start
        column.marginTop = 24
        column.marginBottom = 24
        column.marginStart = 12
        column.marginEnd = 12
        column.hexpand = true
        let scrolled = ScrolledWindow(column)
        scrolled.setMinContentWidth(leastWidth)
        scrolled.vexpand = true
        return scrolled
    }

    /// Asks for the width of a column where there is room, however short its lines are, and does
    /// not insist; a size request would. It is never seen.
    private static func ruler() -> Widget {
        let width = Label(String(repeating: "\u{2003}", count: 36))
        width.ellipsis = .end
        return Revealer(child: width)
    }
}
