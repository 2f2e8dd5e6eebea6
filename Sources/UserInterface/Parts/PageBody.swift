internal import Gtk

/// What a page's content stands in: a column of readable width that scrolls. It takes less where
/// there is less, and never makes the window wider.
enum PageBody {
    static func scrolling(_ content: Widget) -> ScrolledWindow {
        let column = Box(.vertical)
        column.append(ruler())
        column.append(content)
        column.halign = .center
        column.valign = .start
        column.margin = 24
        column.hexpand = true
        let scrolled = ScrolledWindow(column)
        scrolled.vexpand = true
        return scrolled
    }

    /// Asks for the width of a column where there is room, however short its lines are, and does
    /// not insist; a size request would. It is never seen.
    private static func ruler() -> Widget {
        let width = Label(String(repeating: "\u{2003}", count: 36))
        width.ellipsis = .end
        return Revealer(child: width, transition: .slideDown)
    }
}
