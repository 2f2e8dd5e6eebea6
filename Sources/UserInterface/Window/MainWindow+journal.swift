internal import Gtk
public import JournalFeature
public import Signals

extension MainWindow: DisplaysJournal, JournalListPage {
    public var signalEntryChosen: Signal<String> { signals.entryChosen.signal }
    public var signalFilterChanged: Signal<JournalFilter> { signals.filterChanged.signal }
    public var signalSearchChanged: Signal<String> { signals.searchChanged.signal }

    public func showJournal(_ list: JournalListViewModel) {
        if let marked = listPane.marked, list.removed.contains(marked) { markEntry(nil) }
        if let shown = detailPane.page?.entryID, list.removed.contains(shown) { clearDetail() }
        listPane.model = list
        quiet.model = list.state
        header.list.subtitle = nil
    }

    public func entry(beside id: String, except gone: Set<String>) -> String? {
        listPane.entry(beside: id, except: gone)
    }

    public func markEntry(_ id: String?) {
        if id != activated { activated = nil }
        listPane.mark(id)
        actions.hasEntry = entryAskedFor != nil
    }

    func connectList() {
        listPane.list.onSelectionChanged = { [weak self] id in
            guard let self, let id else { return }
            markEntry(id)
            signals.entryChosen.emit(id)
        }
        listPane.list.onActivate = { [weak self] in self?.focusPage(of: $0) }
        listPane.list.onKeyPress { [weak self] press in
            guard let self, press.key == .delete, press.modifiers.isEmpty else { return false }
            delete(listPane.list.selectedID)
            return true
        }
        listPane.filter.onChange { [weak self] in self?.signals.filterChanged.emit($0) }
        listPane.search.onSearchChanged { [weak self] in self?.signals.searchChanged.emit($0) }
        listPane.search.onStopSearch { [weak self] in self?.clearSearch() }
        listPane.search.onActivate { [weak self] in self?.listPane.list.grabFocus() }
        listPane.onClearSearch { [weak self] in self?.showMore() }
        actions.onSearch = { [weak self] in self?.openSearch() }
        actions.onListHidden = { [weak self] in self?.hideList($0) }
    }

    /// The page may be still to come.
    private func focusPage(of id: String) {
        if let page = detailPane.page, page.entryID == id { return page.focus() }
        activated = id
    }

    private func openSearch() {
        hideList(false)
        listPane.search.grabFocus()
    }

    /// Where nothing was searched for, it is the filter that found nothing.
    private func showMore() {
        if listPane.search.text.isEmpty {
            listPane.filter.value = .all
            signals.filterChanged.emit(.all)
        }
        clearSearch()
    }

    private func clearSearch() {
        guard !listPane.search.text.isEmpty else { return listPane.list.grabFocus() }
        listPane.search.text = ""
        listPane.takesFocusWhenFilled = true
        signals.searchChanged.emit("")
    }

    private func hideList(_ isHidden: Bool) {
        let hadFocus = window.isFocus(within: listPane)
        listPane.isVisible = !isHidden
        header.showsList = !isHidden
        actions.isListHidden = isHidden
        if isHidden, hadFocus { focusBeside() }
        keepFocus()
    }
}
