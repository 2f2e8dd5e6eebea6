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
        detailPane.show(page, with: transition, canGoBack: canGoBack, completion: completion)
    }

    func connectDetail() {
        detailPane.onPageChanged = { [weak self] page, canGoBack in
            self?.pageChanged(page, canGoBack: canGoBack)
        }
        detailPane.onButtonPress { [weak self] press in
            guard press.button == ButtonPress.back else { return false }
            self?.signals.back.emit()
            return true
        }
        window.onKeyPress { [weak self] press in self?.escape(press) ?? false }
        actions.onEdit = { [weak self] in
            guard let self, let id = detailPane.page?.entryID else { return }
            signals.edit.emit(id)
        }
        actions.onDelete = { [weak self] in self?.deleteShown() }
        actions.onOpenMenu = { [weak self] in self?.header.openMenu() }
        actions.onClose = { [weak self] in self?.window.close() }
        quiet.onNewFilm = { [weak self] in self?.signals.newFilm.emit() }
        quiet.onNewTrip = { [weak self] in self?.signals.newTrip.emit() }
        quiet.onOpenSample = { [weak self] in self?.signals.openSample.emit() }
    }

    func deleteShown() {
        guard let id = detailPane.page?.entryID else { return }
        signals.delete.emit(id)
    }

    /// Shows the quiet page, and gives the focus to the list where it was in the page.
    func clearDetail() {
        let hadFocus = window.isFocus(within: detailPane)
        detailPane.clear()
        if hadFocus { listPane.list.grabFocus() }
        keepFocus()
    }

    /// Gives the focus to the list where the widget that had it went: a header button, a bar.
    func keepFocus() {
        if !window.isFocus(within: window) { listPane.list.grabFocus() }
    }

    /// The title of the page on show became another.
    func refreshTitle() {
        header.detail.title = detailPane.page?.title ?? ""
    }

    private func pageChanged(_ page: (any DetailPage)?, canGoBack: Bool) {
        header.showPage(title: page?.title, canGoBack: canGoBack)
        actions.hasEntry = page != nil
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
