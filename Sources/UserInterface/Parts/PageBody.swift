internal import Gtk

/// What a page's content stands in: a column of readable width that scrolls.
enum PageBody {
    static func scrolling(_ content: Widget) -> ScrolledWindow {
        content.halign = .center
        content.valign = .start
        content.margin = 24
        content.hexpand = true
        content.setSizeRequest(width: 480)
        let scrolled = ScrolledWindow(content, horizontal: .never)
        scrolled.vexpand = true
        return scrolled
    }
}
