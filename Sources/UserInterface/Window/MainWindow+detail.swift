internal import Gtk
public import Presentation
public import Signals

extension MainWindow: NavigationHost {
    /// Back was asked for by button, key or mouse.
    public var signalBack: Signal<Void> { signals.back.signal }
    public var signalNewFilm: Signal<Void> { signals.newFilm.signal }
    public var signalNewTrip: Signal<Void> { signals.newTrip.signal }
    /// The id of the entry to be edited.
    public var signalEdit: Signal<String> { signals.edit.signal }

    public func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        let hadFocus = window.isFocus(within: detailPane)
        detailPane.show(page, with: transition, canGoBack: canGoBack, completion: completion)
        if hadFocus { keepFocusOnPage() }
        let isActivated = detailPane.page.map { $0.entryID == activated } ?? false
        if isActivated { activated = nil }
        if isActivated || !listPane.isVisible { detailPane.page?.focus() }
    }

    /// Lets the pages of an entry show an update that they can show.
    func pass<View>(to id: String, _ update: (View) -> Void) {
        for page in pages.of(id, View.self) { update(page) }
        pageRefilled()
    }

    func connectDetail() {
        detailPane.onPageChanged = { [weak self] page, canGoBack in
            self?.pageChanged(page, canGoBack: canGoBack)
        }
        window.onButtonPress { [weak self] press in
            guard press.button == ButtonPress.back else { return false }
            self?.signals.back.emit()
            return true
        }
        window.onKeyPress { [weak self] press in
            guard let self else { return false }
            return escape(press) || deleteByKey(press) || isForText(press)
        }
        actions.onEdit = { [weak self] in
            guard let self, let id = entryAskedFor else { return }
            signals.edit.emit(id)
        }
        actions.onDelete = { [weak self] in
            guard let self, !header.isSecondClickOnDelete() else { return }
            delete(entryAskedFor)
        }
        actions.onOpenMenu = { [weak self] in self?.header.openMenu() }
        actions.onClose = { [weak self] in self?.close() }
        quiet.onNewFilm = { [weak self] in self?.signals.newFilm.emit() }
        quiet.onNewTrip = { [weak self] in self?.signals.newTrip.emit() }
        quiet.onOpenSample = { [weak self] in self?.signals.openSample.emit() }
    }

    /// What is to be edited or deleted: the entry that was asked for last. Its page comes once it
    /// has been read and the pages before it have slid away, and until then another's is on show.
    var entryAskedFor: String? { listPane.marked ?? detailPane.page?.entryID }

    func delete(_ id: String?) {
        if let id { signals.delete.emit(id) }
    }

    /// Ctrl+Delete deletes the entry asked for; in a text it deletes a word, which an accelerator
    /// would forestall.
    private func deleteByKey(_ press: KeyPress) -> Bool {
        guard press.key == .delete, press.modifiers == .control, !window.isTyping else {
            return false
        }
        delete(entryAskedFor)
        return true
    }

    /// In a text Ctrl+Z is about what was typed, and brings back no entry; an accelerator would.
    private func isForText(_ press: KeyPress) -> Bool {
        let isUndo = press.key == Key("z") && press.modifiers == .control
        let isRedo =
            [Key("z"), Key("Z")].contains(press.key) && press.modifiers == [.control, .shift]
        return (isUndo || isRedo) && window.isTyping
    }

    /// Shows the quiet page, and gives the focus to the list where it was in the page; the page that
    /// is about to come gets it from there.
    func clearDetail() {
        let hadFocus = window.isFocus(within: detailPane)
        if hadFocus { activated = listPane.marked }
        detailPane.clear()
        if hadFocus { focusBeside() }
        keepFocus()
    }

    /// The page that had the focus was replaced.
    private func keepFocusOnPage() {
        if !window.isFocus(within: window) { detailPane.page?.focus() }
    }

    /// Gives the focus to the list where the widget that had it went: a header button, a bar.
    func keepFocus() {
        if !window.isFocus(within: window) { focusBeside() }
    }

    /// The list that is hidden would swallow the keys unseen.
    func focusBeside() {
        if listPane.isVisible {
            listPane.list.grabFocus()
        } else if let page = detailPane.page {
            page.focus()
        } else if !detailPane.focusFirstInside() {
            header.focusMenu()
        }
    }

    /// What the page on show shows became different, its title and perhaps the very control that
    /// had the focus.
    func pageRefilled() {
        header.detail.title = detailPane.page?.title ?? ""
        keepFocusOnPage()
    }

    private func pageChanged(_ page: (any DetailPage)?, canGoBack: Bool) {
        header.showPage(title: page?.title, canGoBack: canGoBack)
        actions.hasEntry = entryAskedFor != nil
    }

    /// In the search, Escape clears; everywhere else it goes back. Whether there is a way back is
    /// not asked of the page on show, for one that was asked for may be about to come.
    private func escape(_ press: KeyPress) -> Bool {
        guard press.key == .escape, press.modifiers.isEmpty, detailPane.page != nil,
            !window.isFocus(within: listPane.search)
        else { return false }
        signals.back.emit()
        return true
    }
}
