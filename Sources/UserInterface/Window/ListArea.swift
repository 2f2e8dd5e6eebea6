internal import Foundation
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import Wording

/// The list with its filter and search, and the requests that the person makes there.
final class ListArea: ListOfWindow {
    let pane: ListPane
    private let folding: AdaptiveSplitView
    private let focus: KeyboardFocus
    private let launcher: LauncherProgress
    private let entries: EntryActions
    private let actions: WindowActions
    private let events: WindowEvents
    private let window: Window
    /// Is called to show the list in place of another view.
    var onWanted: () -> Void = {}

    init(
        _ pane: ListPane, in window: Window, folding: AdaptiveSplitView, focus: KeyboardFocus,
        launcher: LauncherProgress, entries: EntryActions, actions: WindowActions,
        events: WindowEvents
    ) {
        self.pane = pane
        self.window = window
        self.folding = folding
        self.focus = focus
        self.launcher = launcher
        self.entries = entries
        self.actions = actions
        self.events = events
        connect()
    }

    var filter: JournalFilter { pane.chosen }

    func showJournal(_ list: JournalListViewModel) {
        pane.model = list
        if list.state == .entries { folding.fitList(in: window) }
        folding.isListBare = [.empty, .unavailable].contains(list.state)
        entries.update()
    }

    func markEntry(_ id: String?) {
        focus.marked(id)
        pane.select(id)
        entries.update()
    }

    func showSuggestions(_ suggestions: [SearchSuggestion]) {
        pane.search.suggestions = suggestions.map {
            Suggestion($0.name, note: $0.meaning, text: $0.search)
        }
    }

    func showSearch(_ filter: JournalFilter, text: String) {
        folding.showList()
        pane.showSearch(filter, text: text)
    }

    func clearSearch() { pane.ask(for: .all, text: "") }

    func showSavedSearches(_ searches: SavedSearchesViewModel) {
        pane.savedSearches.show(searches)
    }

    func allowChanges(_ availability: Availability) { pane.allowAdding(availability) }

    func handOut(_ entries: HandedOutEntries) {
        pane.listOnShow.dragged = DraggedContent(
            text: entries.text, files: entries.files.map { $0.path(percentEncoded: false) },
            content: entries.calendar ?? [])
    }

    func showReading(_ reading: ReadingViewModel?) {
        launcher.show(reading.flatMap { $0.isStopped ? nil : $0.fraction }, of: .reading)
        pane.showReading(reading, events.journal)
    }

    private func connect() {
        // The launcher would show the progress of a destroyed window for ever.
        window.onDestroy { [launcher] in launcher.show(nil, of: .reading) }
        pane.list.selectionHandler = { [weak self] id in
            if let id { self?.choose(id) }
        }
        pane.list.activateHandler = { [weak self] id in
            guard let self else { return }
            focus.enterPage(of: pane.marked(inRowOf: id) ?? id, fromList: true)
        }
        pane.filter.onChange(events.journal.filterChanged.emit)
        pane.search.onSearchChanged(events.journal.searchChanged.emit)
        pane.search.onStopSearch { [weak self] in self?.leaveSearch() }
        pane.search.onActivate { [weak self] in
            // Without results, the focus stays where another search can be typed.
            guard let pane = self?.pane, pane.model?.state.isFruitless != true else { return }
            pane.listOnShow.enter()
        }
        pane.savedSearches.onRequest = events.journal.savedSearches.emit
        pane.more.onClicked(events.journal.showMore.emit)
        pane.doubt.onOffer { [weak self] in self?.search(for: $0) }
        pane.adding.onClicked { [weak self] in
            guard let self else { return }
            events.journal.newLine.emit(pane.search.text)
        }
        actions.on(.newLine) { [weak self] in self?.tellNewLine() }
        actions.on(.search) { [weak self] in self?.reveal().search.grabFocus() }
        actions.on(.savedSearches) { [weak self] in self?.reveal().savedSearches.button.popup() }
        pane.order.setMenu(actions.menus.order)
        actions.on(.sort) { [weak self] in self?.reveal().order.popup() }
        actions.onListHidden = { [weak self] in self?.hide($0) }
    }

    /// Asks for a trip in one line, with the text of the search if that has the focus, because it
    /// may be a trip or a film.
    private func tellNewLine() {
        events.journal.newLine.emit(window.isFocus(within: pane.search) ? pane.search.text : "")
    }

    /// Requests an entry that was chosen in the list, or in the table.
    func choose(_ id: String) {
        markEntry(id)
        (pane.table == nil ? events.journal.entryChosen : events.journal.legChosen).emit(id)
    }

    /// Shows the list, unless the table has borrowed its widgets, and returns the pane.
    private func reveal() -> ListPane {
        guard pane.table == nil else { return pane }
        onWanted()
        if folding.isCollapsed { folding.showList() } else { hide(false) }
        return pane
    }

    private func leaveSearch() {
        guard !pane.search.text.isEmpty else { return pane.listOnShow.grabFocus() }
        search(for: "")
    }

    private func search(for text: String) {
        pane.search.text = text
        pane.takesFocusWhenFilled = true
        events.journal.searchChanged.emit(text)
    }

    private func hide(_ isHidden: Bool) {
        let hadFocus = window.isFocus(within: pane)
        folding.isListHidden = isHidden
        actions.isListHidden = isHidden
        if isHidden, hadFocus { focus.focusFallback() }
        focus.restoreIfLost()
    }
}
