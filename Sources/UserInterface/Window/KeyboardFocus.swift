internal import Gtk

/// Decides which widget gets the focus when the focused one disappears or another page appears.
final class KeyboardFocus {
    private let window: Window
    private let list: ListPane
    private let detail: DetailPane
    private let header: HeaderBars
    private let folding: AdaptiveSplitView
    /// The view in place of list and page, or `nil` while these are shown.
    var view: (any ViewOfWindow)?
    /// The entry whose page gets the focus as soon as it is shown, or `nil` for none.
    private var activated: String? {
        didSet { wasAboveList = isAboveList }
    }
    private var isActivatedInList = true
    /// Whether the focus was above the list when `activated` was set.
    private var wasAboveList = false
    /// Whether the menu has the focus because nothing beside it could take it.
    private var isAtMenuInstead = false

    init(
        in window: Window, list: ListPane, detail: DetailPane, header: HeaderBars,
        folding: AdaptiveSplitView
    ) {
        self.window = window
        self.list = list
        self.detail = detail
        self.header = header
        self.folding = folding
        detail.onLayout { [weak self] in
            guard self?.isAtMenuInstead == true else { return }
            ScheduledCall.idle { [weak self] in self?.returnFromMenu() }
        }
    }

    /// Moves the focus to the page of an entry, as soon as it is shown.
    ///
    /// - Parameter fromList: whether the entry was chosen in the list, and not reached from another
    ///   view or a form.
    func enterPage(of id: String, fromList: Bool) {
        isActivatedInList = fromList
        if detail.page?.entryID == id { return enterPage() }
        activated = id
    }

    private func enterPage() {
        folding.showPage(fromList: isActivatedInList)
        focusPage()
    }

    /// Focuses the page, unless it is behind another view. In a folded window something always has
    /// the focus.
    private func focusPage() {
        guard view == nil else { return }
        detail.page?.focus()
        if folding.isCollapsed, !window.isFocus(within: window) { focusDetail() }
    }

    /// Focuses the first control of the page, or the menu until the page has one on the screen. It
    /// has none while the window opens.
    private func focusDetail() {
        isAtMenuInstead = !detail.focusFirstInside()
        if isAtMenuInstead { header.focusMenu() }
    }

    private func returnFromMenu() {
        guard isAtMenuInstead else { return }
        isAtMenuInstead =
            header.isMenuFocused && !list.isVisible && view == nil && !detail.focusFirstInside()
    }

    /// Updates the focus after another entry was requested, or none. After the Add menu, it moves
    /// to the list.
    func marked(_ id: String?) {
        if id != activated { activated = nil }
        if id != nil, window.isFocus(within: header.addButton) { focusFallback() }
    }

    /// Runs a closure that shows another page, and places the focus.
    func aroundPage(_ show: () -> Void) {
        let hadFocus = window.isFocus(within: detail)
        show()
        if hadFocus { restoreOnPage() }
        let isActivated = detail.page.map { $0.entryID == activated } ?? false
        // A person who has moved to the search meanwhile keeps the focus there.
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

    /// Runs a closure that removes the page, and moves the focus from it to the list. The next page
    /// gets the focus from there.
    func aroundClearing(_ clear: () -> Void) {
        let hadFocus = window.isFocus(within: detail)
        if hadFocus { activated = folding.isCollapsed ? nil : list.marked }
        clear()
        if folding.isCollapsed, !folding.isListBare { folding.showList() }
        if hadFocus { focusFallback() }
        restoreIfLost()
    }

    /// Keeps the focus on the page if the page, or the focused widget in it, was replaced.
    func restoreOnPage() {
        if detail.isVisible, view == nil {
            if !window.isFocus(within: window) { detail.page?.focus() }
        } else {
            restoreIfLost()
        }
    }

    /// Moves the focus to the list if the focused widget disappeared, such as a header button or a
    /// bar.
    func restoreIfLost() {
        if !window.isFocus(within: window) { focusFallback() }
    }

    /// Moves the focus to the view, the list or the page. A hidden list would take keys unseen.
    func focusFallback() {
        if let view {
            view.focus()
        } else if list.isVisible {
            list.list.takeKeyboard()
        } else if detail.page != nil {
            focusPage()
        } else {
            focusDetail()
        }
    }
}
