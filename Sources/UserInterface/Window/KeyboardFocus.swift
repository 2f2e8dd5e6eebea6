internal import Gtk

/// Where the keyboard goes when what had it goes, or another page comes.
final class KeyboardFocus {
    private let window: Window
    private let list: ListPane
    private let detail: DetailPane
    private let header: HeaderBars
    /// The view in the place of list and page; nil where these are on show.
    var view: (any ViewOfWindow)?
    /// Was activated in the list, and gets the keyboard with its page.
    private var activated: String?

    init(in window: Window, list: ListPane, detail: DetailPane, header: HeaderBars) {
        self.window = window
        self.list = list
        self.detail = detail
        self.header = header
    }

    /// Leads to the page of an entry, which may be still to come.
    func enterPage(of id: String) {
        if let page = detail.page, page.entryID == id { return page.focus() }
        activated = id
    }

    /// Another entry is asked for by now, or none. Whoever added one by the menu goes on in the list.
    func marked(_ id: String?) {
        if id != activated { activated = nil }
        if id != nil, header.hasFocusInAdd(of: window) { moveBeside() }
    }

    /// Runs what puts another page on show.
    func aroundPage(_ show: () -> Void) {
        let hadFocus = window.isFocus(within: detail)
        show()
        if hadFocus { keepOnPage() }
        let isActivated = detail.page.map { $0.entryID == activated } ?? false
        if isActivated { activated = nil }
        if isActivated || !list.isVisible { detail.page?.focus() }
    }

    /// Runs what takes the page off, and gives the focus to the list where it was in the page; the
    /// page that is about to come gets it from there.
    func aroundClearing(_ clear: () -> Void) {
        let hadFocus = window.isFocus(within: detail)
        if hadFocus { activated = list.marked }
        clear()
        if hadFocus { moveBeside() }
        keep()
    }

    /// The page that had the focus was replaced, or what had it on the page.
    func keepOnPage() {
        if !window.isFocus(within: window) { detail.page?.focus() }
    }

    /// Gives the focus to the list where the widget that had it went: a header button, a bar.
    func keep() {
        if !window.isFocus(within: window) { moveBeside() }
    }

    /// The list that is hidden would swallow the keys unseen.
    func moveBeside() {
        if let view {
            view.focus()
        } else if list.isVisible {
            list.list.grabFocus()
        } else if let page = detail.page {
            page.focus()
        } else if !detail.focusFirstInside() {
            header.focusMenu()
        }
    }
}
