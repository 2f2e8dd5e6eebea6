internal import Gtk

/// Where the keyboard goes when what had it goes, or another page comes.
final class KeyboardFocus {
    private let window: Window
    private let list: ListPane
    private let detail: DetailPane
    private let header: HeaderBars
    private let folding: FoldingPanes
    /// The view in the place of list and page; nil where these are on show.
    var view: (any ViewOfWindow)?
    /// Was activated in the list, and gets the keyboard with its page.
    private var activated: String? {
        didSet { wasAboveList = isAboveList }
    }
    private var isActivatedInList = true
    /// Whether the keyboard was above the list when the entry was activated.
    private var wasAboveList = false

    init(
        in window: Window, list: ListPane, detail: DetailPane, header: HeaderBars,
        folding: FoldingPanes
    ) {
        self.window = window
        self.list = list
        self.detail = detail
        self.header = header
        self.folding = folding
    }

    /// Leads to the page of an entry, which may be still to come.
    ///
    /// - Parameter fromList: whether it was chosen in the list, and not where another view or a form led to it.
    func enterPage(of id: String, fromList: Bool) {
        isActivatedInList = fromList
        if detail.page?.entryID == id { return enterPage() }
        activated = id
    }

    private func enterPage() {
        folding.showPage(fromList: isActivatedInList)
        focusPage()
    }

    /// A page that is alone in the window has the keyboard in any case.
    private func focusPage() {
        detail.page?.focus()
        if folding.isFolded, !window.isFocus(within: window), !detail.focusFirstInside() {
            header.focusMenu()
        }
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
        // Somebody who went to the search meanwhile has it there.
        let isElsewhere = isAboveList && !wasAboveList
        if isActivated { activated = nil }
        if isActivated, !isElsewhere {
            enterPage()
        } else if !list.isVisible {
            focusPage()
        }
    }

    private var isAboveList: Bool {
        window.isFocus(within: list) && !window.isFocus(within: list.list)
    }

    /// Runs what takes the page off, and gives the focus to the list where it was in the page; the
    /// page that is about to come gets it from there.
    func aroundClearing(_ clear: () -> Void) {
        let hadFocus = window.isFocus(within: detail)
        if hadFocus { activated = folding.isFolded ? nil : list.marked }
        clear()
        if folding.isFolded, !folding.isListBare { folding.showList() }
        if hadFocus { moveBeside() }
        keep()
    }

    /// The page that had the focus was replaced, or what had it on the page.
    func keepOnPage() {
        if detail.isVisible {
            if !window.isFocus(within: window) { detail.page?.focus() }
        } else {
            keep()
        }
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
            list.list.takeKeyboard()
        } else if detail.page != nil {
            focusPage()
        } else if !detail.focusFirstInside() {
            header.focusMenu()
        }
    }
}
